import { firstSeen, slideWidth } from './track.ts';

/** What is known of a scrolled list of slides: where it stands and where it is going. */
export interface TrackMovement {
  /** The slide that the list is moving to, else the first that is seen. */
  heading(): number;
  /** Moves a slide to the start of the list; without a behavior, notes that something else does. */
  goTo(position: number, behavior?: ScrollBehavior): void;
  /** Calls back once, as soon as the list rests and no finger is on it. Returns how to give up waiting. */
  whenAtRest(callback: () => void): () => void;
  stop(): void;
}

/** Longer than the time between two scroll events of one movement, in milliseconds. */
const SILENCE = 300;

/**
 * Whether the movement of a list that was sent to a slide (null: to none) and shows this one first is over.
 *
 * `scrollend` also comes for a movement that a newer one has replaced. Silence has no such excuse: a list that was sent
 * away and called back before it moved says nothing at all, and one that was stopped on its way has to be brought there.
 */
const isOver = (target: number | null, seen: number, silent: boolean): boolean =>
  silent || target === null || target === seen;

/**
 * Watches a list that scrolls by itself. The list's scroll position is the single source of truth: a movement that was
 * asked for is over when the list has got there or has long been silent, or when the visitor takes hold of the list.
 *
 * @param track the element that scrolls; its children are the slides, all of one width
 * @param onRest called with the first slide that is seen, each time the list has come to rest
 */
export function trackMovement(track: HTMLElement, onRest: (position: number) => void): TrackMovement {
  const signals = new AbortController();
  const waiting = new Set<() => void>();
  let target: number | null = null;
  let scrolling = false;
  let touched = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAtRest = () => target === null && !scrolling && !touched;
  const settle = () => {
    if (!isAtRest()) return;
    onRest(firstSeen(track));
    for (const callback of waiting) callback();
    waiting.clear();
  };
  const rested = (silent: boolean) => {
    scrolling = false;
    if (!isOver(target, firstSeen(track), silent)) return;
    if (silent && target !== null) scrollTo(target, 'instant');
    clearTimeout(timer);
    target = null;
    settle();
  };
  const scrollTo = (position: number, behavior: ScrollBehavior) =>
    track.scrollTo({ left: position * slideWidth(track), behavior });
  const awaitSilence = () => {
    clearTimeout(timer);
    // A finger that holds the list still has not let it rest.
    timer = setTimeout(() => (touched ? awaitSilence() : rested(true)), SILENCE);
  };
  const dropTarget = () => {
    if (target === null) return;
    target = null;
    awaitSilence();
  };
  const on = (name: string, listener: () => void, element: EventTarget = track) =>
    element.addEventListener(name, listener, { signal: signals.signal, passive: true });

  on('scroll', () => {
    scrolling = true;
    // After a swipe the browser is silent for a while before it snaps: it says itself when the list rests.
    if (target === null && 'onscrollend' in window) clearTimeout(timer);
    else awaitSilence();
  });
  on('scrollend', () => rested(false));
  // Whoever takes hold of the list decides where it goes from there; another width moves every slide.
  for (const hold of ['pointerdown', 'wheel', 'keydown', 'focusin']) {
    on(hold, dropTarget);
  }
  on('resize', dropTarget, window);
  on('touchstart', () => {
    touched = true;
  });
  for (const release of ['touchend', 'touchcancel']) {
    on(release, () => {
      touched = false;
      settle();
    });
  }

  return {
    heading: () => target ?? firstSeen(track),
    goTo(position, behavior) {
      if (isAtRest() && position === firstSeen(track)) return;
      target = position;
      awaitSilence();
      if (behavior) scrollTo(position, behavior);
    },
    whenAtRest(callback) {
      if (isAtRest()) callback();
      else waiting.add(callback);
      return () => waiting.delete(callback);
    },
    stop() {
      clearTimeout(timer);
      signals.abort();
    },
  };
}
