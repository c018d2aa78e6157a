import { step } from './carousel-steps.ts';
import { firstSeen, slideWidth } from './track.ts';

/** Attribute of a pause button that was pressed before the page was alive. */
export const PRESSED = 'data-pressed';

/**
 * Takes a press on a carousel's button that nobody has answered, because the page is not alive yet: an arrow's moves
 * the list by one slide at once, where the carousel will find it; the pause button's is noted on the button.
 *
 * Listens on the document, behind React. Who has answered a press has prevented its default.
 */
export function pressEarly(event: Event): void {
  if (event.defaultPrevented) return;
  const button = (event.target as Element).closest<HTMLElement>(
    '[data-carousel-step], [data-carousel-pause]',
  );
  const carousel = button?.closest<HTMLElement>('[data-carousel]');
  const track = carousel?.querySelector('ul');
  if (!button || !carousel || !track) return;
  if (!button.dataset.carouselStep) {
    button.toggleAttribute(PRESSED);
    return;
  }
  const width = slideWidth(track);
  const shape = {
    count: track.childElementCount,
    perPage: Math.round(track.clientWidth / width),
    wrap: carousel.dataset.carousel === 'wrap',
  };
  const direction = Number(button.dataset.carouselStep) as 1 | -1;
  track.scrollTo({ left: step(firstSeen(track), direction, shape) * width, behavior: 'instant' });
}
