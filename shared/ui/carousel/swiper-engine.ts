import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { firstSeen } from './track.ts';

/** What the carousel asks of the library. */
export interface CarouselEngine {
  play(): void;
  pause(): void;
  destroy(): void;
}

export interface EngineOptions {
  /** Holds the list: a `.swiper-wrapper` with `.swiper-slide`s. */
  viewport: HTMLElement;
  wrap: boolean;
  /** Milliseconds that a slide stays while it plays. */
  delay: number;
  /** Jumps instead of gliding. */
  reducedMotion: boolean;
  /** Called when it sets out for the next slide by itself. A jump is over at once and is not told. */
  onStep(): void;
}

/**
 * Puts Swiper on a list that already scrolls and snaps by itself (`cssMode`): sizes, gaps and snapping stay the style
 * sheet's, so nothing moves when it arrives. It starts where the list rests.
 */
export function createEngine({
  viewport,
  wrap,
  delay,
  reducedMotion,
  onStep,
}: EngineOptions): CarouselEngine {
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    cssMode: true,
    slidesPerView: 'auto',
    // Where the visitor has brought the list before Swiper came.
    initialSlide: firstSeen(viewport.firstElementChild ?? viewport),
    rewind: wrap,
    speed: reducedMotion ? 0 : 320,
    lazyPreload: false,
    autoplay: { enabled: false, delay },
    on: { autoplay: () => !reducedMotion && onStep() },
  });
  return {
    play: () => void swiper.autoplay.start(),
    // Asked for after the end too, when page and rotation are taken down in one go.
    pause() {
      if (!swiper.destroyed) swiper.autoplay.stop();
    },
    destroy: () => swiper.destroy(true, false),
  };
}
