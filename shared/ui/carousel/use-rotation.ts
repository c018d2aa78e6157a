import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import type { Swiper } from './start-swiper.ts';

interface UseRotationOptions {
  /** Whether the carousel ever goes on by itself. */
  rotates: boolean;
  reducedMotion: boolean;
}

/**
 * Whether a carousel rotates: as long as the visitor wants it and neither pointer nor focus is on it.
 * Under reduced motion it rests until it is asked to move. Arrow keys are the carousel's while the focus is on it.
 */
export function useRotation(swiper: Swiper | undefined, { rotates, reducedMotion }: UseRotationOptions) {
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const wanted = wish ? wish === 'play' : !reducedMotion;
  const playing = rotates && wanted && !hovered && !focused;

  // Both may have come before Swiper, or before the page was alive.
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
    /** The button's press: an explicit wish outweighs the pointer that is still on the button. */
    toggle() {
      setWish(wanted ? 'pause' : 'play');
      setHovered(false);
      setFocused(false);
    },
    /** To spread on the carousel's element. */
    holders: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus() {
        setFocused(true);
        swiper?.keyboard.enable();
      },
      onBlur(event: FocusEvent<Element, Element>) {
        const to = event.relatedTarget;
        // A popup over a slide hands the focus back to it: the slide must still be there.
        if (event.currentTarget.contains(to) || to?.closest('dialog')) return;
        setFocused(false);
        swiper?.keyboard.disable();
      },
    },
  };
}
