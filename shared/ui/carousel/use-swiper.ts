import { useEffect, useRef, useState } from 'react';
import { slidesScrolled, waitForScrollEnd } from './scrolled-list.ts';
import type { CarouselOptions, Swiper } from './start-swiper.ts';

interface UseSwiperOptions extends CarouselOptions {
  /** Slides change without animation. */
  still: boolean;
  /** All slides are visible: Swiper is not needed. */
  idle: boolean;
}

/** Milliseconds per step. */
const STEP_MS = 320;

/**
 * Loads Swiper once a visitor uses a carousel near the viewport, or once the first slide of a rotating one is over:
 * its start lays out all slides, which visitors who have scrolled on do not need. Until then, and if loading fails,
 * the list scrolls by itself.
 */
export function useSwiper({ wrap, delay, still, idle }: UseSwiperOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [shown, show] = useState({ position: 0, isBeginning: !wrap, isEnd: false });

  useEffect(() => {
    const parts = { viewport: viewport.current, previous: previous.current, next: next.current };
    if (idle || !isMounted(parts)) return;
    let started: Swiper | undefined;
    let ended = false;
    const start = async () => {
      const code = await import('@portal/ui/carousel/start-swiper').catch(() => null);
      await waitForScrollEnd(parts.viewport);
      if (ended || !code) return;
      const made = code.startSwiper(parts, { wrap, delay });
      const look = () =>
        show({
          position: made.realIndex,
          isBeginning: !wrap && made.isBeginning,
          isEnd: !wrap && made.isEnd,
        });
      for (const event of ['slideChange', 'toEdge', 'fromEdge'] as const) made.on(event, look);
      look();
      started = made;
      setSwiper(made);
    };
    let due: ReturnType<typeof setTimeout> | undefined;
    let stopWatching = observeNearViewport(parts.viewport, () => {
      // Without `scrollend` the end of a swipe cannot be detected.
      if (!('onscrollend' in window)) return void start();
      if (delay !== undefined && !still)
        due = setTimeout(() => {
          stopWatching();
          stopWatching = observeNearViewport(
            parts.viewport,
            () => void start().then(() => started?.slideNext()),
          );
        }, delay);
      stopWatching = observeFirstInteraction(parts.viewport, () => {
        clearTimeout(due);
        void start();
      });
    });
    return () => {
      ended = true;
      clearTimeout(due);
      stopWatching();
      // Keeps the object: rotation, whose cleanup runs later, still calls its stop.
      started?.destroy(false);
      setSwiper(undefined);
    };
  }, [wrap, delay, idle, still]);

  useEffect(() => {
    if (swiper) swiper.params.speed = still ? 0 : STEP_MS;
  }, [swiper, still]);

  return { viewport, previous, next, swiper, shown };
}

/** Returns whether React has mounted all elements. */
const isMounted = <T extends object>(parts: T): parts is { [K in keyof T]: NonNullable<T[K]> } =>
  Object.values(parts).every(Boolean);

/**
 * Calls back once, when a visitor points at the carousel with a mouse, focuses or clicks something in it, or has scrolled it;
 * immediately if that happened before hydration. Touches are excluded: taking over the list during a swipe would end it.
 */
function observeFirstInteraction(viewport: HTMLElement, turnedTo: () => void): () => void {
  const carousel = viewport.parentElement ?? viewport;
  const watching = new AbortController();
  const tell = () => {
    watching.abort();
    turnedTo();
  };
  for (const event of ['mouseover', 'focusin', 'click', 'scrollend'])
    carousel.addEventListener(event, tell, { capture: true, signal: watching.signal });
  if (carousel.matches(':hover, :focus-within') || slidesScrolled(viewport) > 0) tell();
  return () => watching.abort();
}

/** Calls back once, when an element is less than a screen away from the viewport. */
function observeNearViewport(element: Element, near: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      near();
    },
    { rootMargin: '300px' },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
