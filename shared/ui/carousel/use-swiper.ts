import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { observeNearViewport, slidesScrolled } from './scrolled-list.ts';
import type { Swiper } from './start-swiper.ts';

interface UseSwiperOptions {
  /** Milliseconds per slide in rotation. */
  delay: number;
  /** Slides change without animation. */
  still: boolean;
}

/** Milliseconds per step. */
const STEP_MS = 320;

/**
 * Loads Swiper once a visitor uses a carousel near the viewport, or once its first slide is over: its start lays out all slides,
 * which visitors who have scrolled on do not need. Until then, and if loading fails, the list scrolls by itself.
 */
export function useSwiper({ delay, still }: UseSwiperOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [position, setPosition] = useState(0);

  useEffect(() => {
    const parts = { viewport: viewport.current, previous: previous.current, next: next.current };
    if (!isMounted(parts)) return;
    let started: Swiper | undefined;
    let ended = false;
    const start = async () => {
      const code = await import('@portal/ui/carousel/start-swiper').catch(() => null);
      await waitForScrollEnd(parts.viewport);
      if (ended || !code) return;
      const made = code.startSwiper(parts, delay);
      const look = () => setPosition(made.realIndex);
      made.on('slideChange', look);
      look();
      started = made;
      setSwiper(made);
    };
    let due: ReturnType<typeof setTimeout> | undefined;
    let stopWatching = observeNearViewport(parts.viewport, () => {
      // Without `scrollend` the end of a swipe cannot be detected.
      if (!('onscrollend' in window)) return void start();
      if (!still)
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
  }, [delay, still]);

  useEffect(() => {
    if (swiper) swiper.params.speed = still ? 0 : STEP_MS;
  }, [swiper, still]);

  return { viewport, previous, next, swiper, position };
}

/** Resolves once a list has snapped to a slide: until then the visitor is scrolling it. */
async function waitForScrollEnd(viewport: HTMLElement): Promise<void> {
  const scrolled = slidesScrolled(viewport);
  if (Math.abs(scrolled - Math.round(scrolled)) < 0.05 || !('onscrollend' in window)) return;
  await new Promise((resolve) => viewport.addEventListener('scrollend', resolve, { once: true }));
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

/**
 * Decides whether a carousel rotates: while it is not paused and has neither pointer nor focus; under reduced motion
 * only after a click. Arrow keys move the carousel while it has the focus.
 */
export function useRotation(swiper: Swiper | undefined, reducedMotion: boolean) {
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const wanted = wish ? wish === 'play' : !reducedMotion;
  const playing = wanted && !hovered && !focused;

  // Both may have happened before Swiper started or before hydration.
  useEffect(() => {
    const carousel = swiper?.el.closest('section');
    if (!carousel) return;
    setHovered(carousel.matches(':hover'));
    setFocused(carousel.matches(':focus-within'));
    if (carousel.matches(':focus-within')) swiper?.keyboard.enable();
  }, [swiper]);

  useEffect(() => {
    if (!swiper || !playing) return;
    swiper.autoplay.start();
    return () => void swiper.autoplay.stop();
  }, [swiper, playing]);

  return {
    wanted,
    playing,
    /** A click on the button overrides the pointer on it. */
    toggle() {
      setWish(wanted ? 'pause' : 'play');
      setHovered(false);
      setFocused(false);
    },
    /** Props for the carousel's element. */
    holders: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus() {
        setFocused(true);
        swiper?.keyboard.enable();
      },
      onBlur(event: FocusEvent<Element, Element>) {
        const to = event.relatedTarget;
        // A dialog over a slide returns the focus to it: the slide must still be there.
        if (event.currentTarget.contains(to) || to?.closest('dialog')) return;
        setFocused(false);
        swiper?.keyboard.disable();
      },
    },
  };
}
