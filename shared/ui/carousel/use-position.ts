import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type CarouselShape, lastPosition, step } from './carousel-steps.ts';
import { type TrackMovement, trackMovement } from './track-movement.ts';

/**
 * Which slide a carousel shows. The server's list may have been scrolled before the page came to life: its position is
 * taken over, and followed from then on.
 *
 * @param viewport holds the list that scrolls
 * @param still jumps instead of gliding
 */
export function usePosition(viewport: RefObject<HTMLElement | null>, shape: CarouselShape, still: boolean) {
  const [shown, setShown] = useState(0);
  const movement = useRef<TrackMovement>(undefined);
  const last = lastPosition(shape);
  const { count, perPage, wrap } = shape;

  useEffect(() => {
    const track = viewport.current?.firstElementChild;
    if (!(track instanceof HTMLElement)) return;
    const watched = trackMovement(track, setShown);
    movement.current = watched;
    setShown(watched.heading());
    return () => watched.stop();
  }, [viewport]);

  /** One step on from where the list is going. */
  const next = useCallback(
    (direction: 1 | -1) => step(movement.current?.heading() ?? 0, direction, { count, perPage, wrap }),
    [count, perPage, wrap],
  );
  const move = useCallback(
    (direction: 1 | -1) => {
      const target = next(direction);
      movement.current?.goTo(target, still ? 'auto' : 'smooth');
      setShown(target);
    },
    [next, still],
  );
  /** Notes a step on that the list takes by itself. */
  const onStep = useCallback(() => {
    const target = next(1);
    movement.current?.follow(target);
    setShown(target);
  }, [next]);
  const whenStill = useCallback(
    (callback: () => void) => movement.current?.whenStill(callback) ?? (() => {}),
    [],
  );

  return { position: Math.min(shown, last), move, onStep, whenStill };
}
