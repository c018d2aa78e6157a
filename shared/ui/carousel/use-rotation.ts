import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PRESSED } from './press-early.ts';
import type { CarouselEngine } from './swiper-engine.ts';

/**
 * Whether a carousel rotates: as long as the visitor wants it and neither pointer nor focus is on it.
 * Under reduced motion it rests until it is asked to move.
 */
export function useRotation(engine: CarouselEngine | undefined, reducedMotion: boolean) {
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const pauseButton = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (pauseButton.current?.hasAttribute(PRESSED)) setWish('pause');
  }, []);

  const wanted = wish ? wish === 'play' : !reducedMotion;
  const playing = wanted && !hovered && !focused;

  useEffect(() => {
    if (!engine || !playing) return;
    engine.play();
    return () => engine.pause();
  }, [engine, playing]);

  return {
    pauseButton,
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
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
