import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** What the carousel asks of the library. */
export interface CarouselEngine {
  goTo(position: number): void;
  play(): void;
  pause(): void;
  destroy(): void;
}

export interface EngineOptions {
  viewport: HTMLElement;
  /** Class names of the track and of each slide. */
  classes: { track: string; slide: string };
  wrap: boolean;
  /** Milliseconds that a slide stays while it plays. */
  delay: number;
  /** Jumps instead of gliding. */
  still: boolean;
  /** Called with the position once a movement has come to rest, whoever caused it. */
  onRest(position: number): void;
}

/** Longer than the time between two scroll events of one movement. */
const restMs = 120;

/**
 * Puts Swiper on a list that already scrolls and snaps by itself (`cssMode`): sizes, gaps and snapping stay the style
 * sheet's, so nothing moves when it arrives.
 */
export function createEngine({
  viewport,
  classes,
  wrap,
  delay,
  still,
  onRest,
}: EngineOptions): CarouselEngine {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    cssMode: true,
    slidesPerView: 'auto',
    rewind: wrap,
    speed: still ? 0 : 320,
    lazyPreload: false,
    wrapperClass: classes.track,
    slideClass: classes.slide,
    autoplay: { enabled: false, delay },
    on: {
      slideChange(moved) {
        clearTimeout(rest);
        rest = setTimeout(() => onRest(moved.activeIndex), restMs);
      },
    },
  });
  return {
    goTo: (position) => void swiper.slideTo(position),
    play: () => void swiper.autoplay.start(),
    pause: () => void swiper.autoplay.stop(),
    destroy() {
      clearTimeout(rest);
      swiper.destroy(true, false);
    },
  };
}
