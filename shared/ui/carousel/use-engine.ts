import { type RefObject, useEffect, useState } from 'react';
import type { CarouselEngine, EngineOptions } from './swiper-engine.ts';

type Settings = Omit<EngineOptions, 'viewport' | 'classes'> & { classes: EngineOptions['classes'] };

/**
 * Fetches Swiper when the carousel comes near the window, and only then.
 * @returns the engine, or undefined as long as the list scrolls by itself
 */
export function useEngine(
  viewport: RefObject<HTMLElement | null>,
  { classes, wrap, delay, still, onRest }: Settings,
): CarouselEngine | undefined {
  const [engine, setEngine] = useState<CarouselEngine>();
  const { track, slide } = classes;

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let started: CarouselEngine | undefined;
    let cancelled = false;
    const start = async () => {
      const { createEngine } = await import('./swiper-engine.ts');
      if (cancelled) return;
      started = createEngine({ viewport: element, classes: { track, slide }, wrap, delay, still, onRest });
      setEngine(started);
    };
    const stopWatching = whenNear(element, () => void start().catch(() => {}));
    return () => {
      cancelled = true;
      stopWatching();
      started?.destroy();
      setEngine(undefined);
    };
  }, [viewport, track, slide, wrap, delay, still, onRest]);

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
