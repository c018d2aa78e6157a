import { type RefObject, useEffect, useState } from 'react';
import type { CarouselEngine, EngineOptions } from './swiper-engine.ts';

/**
 * Fetches Swiper when the carousel comes near the window, and only then.
 * @returns the engine, or undefined as long as the list scrolls by itself
 */
export function useEngine(
  viewport: RefObject<HTMLElement | null>,
  { wrap, delay, still, onRest }: Omit<EngineOptions, 'viewport'>,
): CarouselEngine | undefined {
  const [engine, setEngine] = useState<CarouselEngine>();

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let started: CarouselEngine | undefined;
    let cancelled = false;
    const start = async () => {
      const { createEngine } = await import('./swiper-engine.ts');
      if (cancelled) return;
      started = createEngine({ viewport: element, wrap, delay, still, onRest });
      setEngine(started);
    };
    const stopWatching = whenNear(element, () => void start().catch(() => {}));
    return () => {
      cancelled = true;
      stopWatching();
      started?.destroy();
      setEngine(undefined);
    };
  }, [viewport, wrap, delay, still, onRest]);

  return engine;
}

/** Calls back once, when an element is within a screen's margin of being seen. */
function whenNear(element: Element, near: () => void): () => void {
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
