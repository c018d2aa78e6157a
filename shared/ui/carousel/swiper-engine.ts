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
  /** Holds a `.swiper-wrapper` with `.swiper-slide`s. */
  viewport: HTMLElement;
  wrap: boolean;
  /** Milliseconds that a slide stays while it plays. */
  delay: number;
  /** Jumps instead of gliding. */
  still: boolean;
  /** Called with the position once a movement has come to rest, whoever caused it. */
  onRest(position: number): void;
}

/** Longer than the time between two scroll events of one movement, which are reported as `setTranslate`. */
const restMs = 120;

/**
 * Puts Swiper on a list that already scrolls and snaps by itself (`cssMode`): sizes, gaps and snapping stay the style
 * sheet's, so nothing moves when it arrives.
 */
export function createEngine({ viewport, wrap, delay, still, onRest }: EngineOptions): CarouselEngine {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    cssMode: true,
    slidesPerView: 'auto',
    initialSlide: firstSeen(viewport),
    rewind: wrap,
    speed: still ? 0 : 320,
    lazyPreload: false,
    autoplay: { enabled: false, delay },
    on: {
      setTranslate(moved) {
        clearTimeout(rest);
        rest = setTimeout(() => onRest(moved.activeIndex), restMs);
      },
    },
  });
  return {
    goTo: (position) => void swiper.slideTo(position),
    play: () => void swiper.autoplay.start(),
    // Asked for after the end too, when page and rotation are taken down in one go.
    pause() {
      if (!swiper.destroyed) swiper.autoplay.stop();
    },
    destroy() {
      clearTimeout(rest);
      swiper.destroy(true, false);
    },
  };
}

/** Where the visitor has scrolled to before Swiper came: it takes over there. */
function firstSeen(viewport: HTMLElement): number {
  const track = viewport.firstElementChild;
  const slide = track?.firstElementChild;
  return track && slide ? Math.round(track.scrollLeft / slide.getBoundingClientRect().width) || 0 : 0;
}
