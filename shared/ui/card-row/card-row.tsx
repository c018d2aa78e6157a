import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CarouselFrame, type Slide } from '../carousel/carousel-frame.tsx';
import { observeNearViewport, scrollToSlide, slidesScrolled } from '../carousel/scrolled-list.ts';
import { useReducedMotion } from '../use-media/use-media.ts';

interface CardRowProps {
  /** Name of the row for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** Cards by window width. */
  perPage?: 'auto' | 'compact' | 'stacked';
  /** Whether its cards are below the first screen: they are laid out once they come near. */
  late?: boolean;
}

/**
 * Cards in a row that scrolls and snaps, one step at a time (A 2.2, A 2.4). Tab continues with the first visible card: those
 * before it are inert. Renders nothing without cards.
 */
export const CardRow = (props: CardRowProps) =>
  props.slides.length > 0 && (
    // Other cards create another row, which begins at the first.
    <Row key={props.slides.map(({ key }) => key).join(' ')} {...props} />
  );

/** Maximum duration of a step: until then its end counts as the position. */
const STEP_MS = 600;

const directions: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

function Row({ perPage = 'auto', late, ...frame }: CardRowProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const lastStep = useRef({ to: 0, at: Number.NEGATIVE_INFINITY });
  const isStill = useReducedMotion();
  const [position, setPosition] = useState(0);
  const [isEnd, setIsEnd] = useState(false);

  /** Returns the first visible card, after the step that is going on. */
  const getPosition = (list: HTMLElement): number =>
    performance.now() - lastStep.current.at < STEP_MS
      ? lastStep.current.to
      : Math.round(slidesScrolled(list));

  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    const measure = () => {
      setPosition(getPosition(list));
      setIsEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 1);
    };
    list.addEventListener('scroll', measure, { passive: true });
    // It may have been scrolled before hydration. Far away nothing is laid out for it.
    const stopWatching = observeNearViewport(list, measure);
    return () => {
      list.removeEventListener('scroll', measure);
      stopWatching();
    };
  }, []);

  /** Scrolls by one card. Every click counts, even in quick succession. */
  function step(direction: 1 | -1) {
    const list = viewport.current;
    if (!list) return;
    const to = scrollToSlide(list, getPosition(list) + direction, isStill ? 'instant' : 'smooth');
    lastStep.current = { to, at: performance.now() };
    // At once: the card that gets the focus may be one of those before the visible ones.
    flushSync(() => setPosition(to));
    // The visitor may have stopped it elsewhere.
    setTimeout(() => list.dispatchEvent(new Event('scroll')), STEP_MS);
  }

  /** Arrow keys move the row, and the focus with it if it is on a card. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(direction);
    if (!viewport.current?.contains(event.target as Node)) return;
    const card = viewport.current.querySelectorAll('li')[lastStep.current.to];
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }

  return (
    <CarouselFrame
      {...frame}
      perPage={perPage}
      data-late={late || undefined}
      viewport={viewport}
      position={position}
      isPassedInert
      isBeginning={position === 0}
      isEnd={isEnd}
      onStep={step}
      onKeyDown={onKeyDown}
    />
  );
}
