import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.tsx';
import { type CarouselShape, lastPosition, step } from './carousel-steps.ts';
import { type TrackMovement, trackMovement } from './track-movement.ts';
import { whenNear } from './when-near.ts';

/**
 * Which slide a carousel shows. The server's list may have been scrolled before hydration: its position is
 * taken over, and followed from then on.
 *
 * @param viewport holds the list that scrolls
 */
export function usePosition(viewport: RefObject<HTMLElement | null>, shape: CarouselShape) {
  const [shown, show] = useState(0);
  const movement = useRef<TrackMovement>(undefined);
  const isSent = useRef(!useHydrated());

  // Before the first press that React answers: it steps on from where the list stands. One that the browser has put off
  // because it is out of sight is asked when it comes near: before that, the answer would take laying it out.
  useLayoutEffect(() => {
    const track = viewport.current?.firstElementChild as HTMLElement;
    const watched = trackMovement(track, show);
    movement.current = watched;
    const takeOver = () => show(watched.heading());
    let stopWaiting = () => {};
    if (isSent.current) {
      if (isLaidOut(track)) takeOver();
      else stopWaiting = whenNear(track, takeOver);
    }
    return () => {
      stopWaiting();
      watched.stop();
    };
  }, [viewport]);

  /** One step on from where the list is going; without a behavior, something else takes the step. */
  const move = (direction: 1 | -1, behavior?: ScrollBehavior) => {
    const target = step(movement.current?.heading() ?? 0, direction, shape);
    movement.current?.goTo(target, behavior);
    show(target);
  };

  return { position: Math.min(shown, lastPosition(shape)), move, movement };
}

/** Where the browser cannot say, it counts as laid out. */
const isLaidOut = (track: Element): boolean =>
  track.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
