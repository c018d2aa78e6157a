import { useEffect, useRef, useState } from 'react';
import { observeFirstInteraction } from './observe-first-interaction.ts';
import { observeNearViewport } from './observe-near-viewport.ts';
import { waitForScrollEnd } from './scrolled-list.ts';
import type { CarouselOptions, Swiper } from './start-swiper.ts';

interface UseSwiperOptions extends CarouselOptions {
  /** Slides follow each other at once. */
  still: boolean;
  /** Nothing is out of sight, and Swiper has nothing to do. */
  idle: boolean;
}

/** Milliseconds of a step. */
const SPEED = 320;

/**
 * Fetches Swiper once a visitor uses a carousel near the window, or once the first slide of a rotating one is over: a visitor
 * who has scrolled on by then needs none of it, and its start lays out all slides. Until then, and if it cannot be loaded,
 * the list scrolls and snaps by itself.
 */
export function useSwiper({ wrap, delay, still, idle }: UseSwiperOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [shown, show] = useState({ position: 0, isBeginning: !wrap, isEnd: false });

  useEffect(() => {
    const parts = { viewport: viewport.current, previous: previous.current, next: next.current };
    if (idle || !isThere(parts)) return;
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
      // Without `scrollend` it would not be known when a swipe is over.
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
      // The object stays: rotation, which ends after it, still asks it to stop.
      started?.destroy(false);
      setSwiper(undefined);
    };
  }, [wrap, delay, idle, still]);

  useEffect(() => {
    if (swiper) swiper.params.speed = still ? 0 : SPEED;
  }, [swiper, still]);

  return { viewport, previous, next, swiper, shown };
}

/** Whether React has put all elements into the page. */
const isThere = <T extends object>(parts: T): parts is { [K in keyof T]: NonNullable<T[K]> } =>
  Object.values(parts).every(Boolean);
