import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard, Mousewheel, Navigation } from 'swiper/modules';
import { slidesScrolled } from './scrolled-list.ts';

export type { Swiper };

/** Key codes, as Swiper tells them, of the keys that move the slides: left and right. */
const arrows = [37, 39];

/** The elements that Swiper works with. The buttons have their names as `aria-label`. */
export interface CarouselParts {
  /** Holds the list: a `.swiper-wrapper` with `.swiper-slide`s. */
  viewport: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
}

export interface CarouselOptions {
  /** The end leads back to the beginning. */
  wrap: boolean;
  /** Milliseconds that a slide stays while it rotates. */
  delay?: number;
}

/**
 * Lets Swiper take over a list that has scrolled by itself, at the slide that it shows. Widths and gaps stay the style
 * sheet's, so that nothing moves.
 *
 * Swiper's Pagination is left out: whatever it shows it writes as HTML, which the portal's Trusted Types do not allow.
 */
export function startSwiper({ viewport, previous, next }: CarouselParts, { wrap, delay }: CarouselOptions) {
  const focused = [previous, next].find((button) => button === document.activeElement);
  const initialSlide = Math.round(slidesScrolled(viewport));
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  const swiper = new Swiper(viewport, {
    modules: [A11y, Autoplay, Keyboard, Mousewheel, Navigation],
    initialSlide,
    slidesPerView: 'auto',
    watchSlidesProgress: true,
    loop: wrap,
    // Each press counts, however fast they follow each other.
    loopPreventsSliding: false,
    // With a mouse, what stands on a slide can be selected.
    simulateTouch: false,
    lazyPreload: false,
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    mousewheel: { enabled: true, forceToAxis: true },
    keyboard: { enabled: false, pageUpDown: false },
    autoplay: { enabled: false, delay, waitForTransition: false },
    a11y: {
      prevSlideMessage: previous.ariaLabel ?? '',
      nextSlideMessage: next.ariaLabel ?? '',
      // The server has named the slides, and the position is told beside the buttons.
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
    },
  });
  // A disabled button loses the focus of whoever has just pressed it: `aria-disabled`, which A11y sets, is enough.
  const keepFocusable = () => {
    for (const button of [previous, next]) Object.assign(button, { disabled: false, tabIndex: 0 });
  };
  for (const event of ['toEdge', 'fromEdge', 'lock', 'unlock'] as const) swiper.on(event, keepFocusable);
  keepFocusable();
  focused?.focus({ preventScroll: true });
  // Who moves on from within a slide goes along. Swiper tells of every key, of those that leave the slide where it is too.
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
