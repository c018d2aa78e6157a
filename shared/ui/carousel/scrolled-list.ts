/** How many slides a list has been scrolled by; 0 where nothing is laid out. */
export const slidesScrolled = (viewport: HTMLElement): number =>
  viewport.scrollLeft / (slideWidth(viewport) || Number.POSITIVE_INFINITY);

/** Scrolls a list by one slide. */
export const scrollBySlide = (viewport: HTMLElement, direction: 1 | -1): void =>
  viewport.scrollBy({ left: direction * slideWidth(viewport), behavior: 'instant' });

/** Resolves once a list that snaps stands on a slide: until then it is in somebody's hand. */
export async function waitForScrollEnd(viewport: HTMLElement): Promise<void> {
  const scrolled = slidesScrolled(viewport);
  if (Math.abs(scrolled - Math.round(scrolled)) < 0.05 || !('onscrollend' in window)) return;
  await new Promise((resolve) => viewport.addEventListener('scrollend', resolve, { once: true }));
}

/** In pixels: all slides are of one width. */
const slideWidth = (viewport: HTMLElement): number =>
  viewport.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0;
