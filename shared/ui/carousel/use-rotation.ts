import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import type { Swiper } from './start-swiper.ts';

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
