import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard, Mousewheel, Navigation } from 'swiper/modules';
import { slidesScrolled } from './scrolled-list.ts';

export type { Swiper };

/** Key codes of the arrow keys that move slides, as Swiper reports them. */
const arrows = [37, 39];

/** Elements for Swiper. The buttons have their names as `aria-label`. */
export interface CarouselParts {
  /** Contains the list: a `.swiper-wrapper` with `.swiper-slide`s. */
  viewport: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
}

/**
 * Lets Swiper take over a scrolling list at its current slide. Widths and gaps come from the style sheet, so that nothing
 * moves. `delay` is that of the rotation. Swiper's Pagination is not used: it writes HTML, which the portal's Trusted Types forbid.
 */
export function startSwiper({ viewport, previous, next }: CarouselParts, delay: number) {
  const initialSlide = Math.round(slidesScrolled(viewport));
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  const swiper = new Swiper(viewport, {
    modules: [A11y, Autoplay, Keyboard, Mousewheel, Navigation],
    initialSlide,
    slidesPerView: 'auto',
    watchSlidesProgress: true,
    loop: true,
    // Every click counts, even in quick succession.
    loopPreventsSliding: false,
    // Allows selecting a slide's text with the mouse.
    simulateTouch: false,
    lazyPreload: false,
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    mousewheel: { enabled: true, forceToAxis: true },
    keyboard: { enabled: false, pageUpDown: false },
    autoplay: { enabled: false, delay, waitForTransition: false },
    a11y: {
      prevSlideMessage: previous.ariaLabel ?? '',
      nextSlideMessage: next.ariaLabel ?? '',
      // The server has named the slides, and the position is shown next to the buttons.
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
    },
  });
  // The focus follows if it was on a slide. Swiper also reports keys that do not move the slides.
  swiper.on('keyPress', (_, key) => {
    if (!arrows.includes(Number(key))) return;
    const { activeElement } = document;
    if (activeElement !== document.body && !viewport.contains(activeElement)) return;
    swiper.slides[swiper.activeIndex]
      ?.querySelector<HTMLElement>('a, button')
      ?.focus({ preventScroll: true });
  });
  return swiper;
}
