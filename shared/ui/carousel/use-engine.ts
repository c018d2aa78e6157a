import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { CarouselEngine, EngineOptions } from './swiper-engine.ts';
import type { TrackMovement } from './track-movement.ts';
import { whenNear } from './when-near.ts';

/** Milliseconds before an untouched carousel fetches its engine, so that the page loads first. */
export const ENGINE_DELAY = 4_000;

interface UseEngineOptions extends Omit<EngineOptions, 'viewport'> {
  /** An engine that starts in the middle of a movement would undo it: it waits for the list to rest. */
  movement: RefObject<TrackMovement | undefined>;
}

/**
 * Fetches Swiper for a rotating carousel near the window: when the visitor reaches for it, else once the page has
 * settled. With or without it the list scrolls, snaps and follows its buttons by itself.
 * @returns the engine, or undefined as long as it is not there
 */
export function useEngine(
  viewport: RefObject<HTMLElement | null>,
  { delay, wrap, reducedMotion, onStep, movement }: UseEngineOptions,
): CarouselEngine | undefined {
  const [engine, setEngine] = useState<CarouselEngine>();
  const stepped = useEffectEvent(onStep);

  useEffect(() => {
    const element = viewport.current;
    const list = movement.current;
    if (!element || !list) return;
    let started: CarouselEngine | undefined;
    let cancelled = false;
    let stopWaiting = () => {};
    const start = async () => {
      const { createEngine } = await import(/* webpackChunkName: "carousel-engine" */ './swiper-engine.ts');
      if (cancelled) return;
      stopWaiting = list.whenAtRest(() => {
        started = createEngine({ viewport: element, delay, wrap, reducedMotion, onStep: () => stepped() });
        setEngine(started);
      });
    };
    const stopWatching = whenNear(element, () => {
      stopWaiting = whenWanted(element, () => void start().catch(() => {}));
    });
    return () => {
      cancelled = true;
      stopWatching();
      stopWaiting();
      started?.destroy();
      setEngine(undefined);
    };
  }, [viewport, movement, delay, wrap, reducedMotion]);

  return engine;
}

/** Calls back once: at the first touch, pointer or focus on the element's section, or after {@link ENGINE_DELAY}. */
function whenWanted(element: Element, wanted: () => void): () => void {
  const signals = new AbortController();
  const section = element.closest('section') ?? element;
  const go = () => {
    stop();
    wanted();
  };
  const timer = setTimeout(go, ENGINE_DELAY);
  const stop = () => {
    clearTimeout(timer);
    signals.abort();
  };
  for (const type of ['pointerenter', 'touchstart', 'focusin']) {
    section.addEventListener(type, go, { signal: signals.signal, passive: true });
  }
  return stop;
}
