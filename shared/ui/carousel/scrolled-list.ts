/** Returns by how many slides a list is scrolled; 0 without layout. */
export const slidesScrolled = (viewport: HTMLElement): number =>
  viewport.scrollLeft / (slideWidth(viewport) || Number.POSITIVE_INFINITY);

export const scrollBySlide = (viewport: HTMLElement, direction: 1 | -1): void =>
  viewport.scrollBy({ left: direction * slideWidth(viewport), behavior: 'instant' });

/** Resolves once a list has snapped to a slide: until then the visitor is scrolling it. */
export async function waitForScrollEnd(viewport: HTMLElement): Promise<void> {
  const scrolled = slidesScrolled(viewport);
  if (Math.abs(scrolled - Math.round(scrolled)) < 0.05 || !('onscrollend' in window)) return;
  await new Promise((resolve) => viewport.addEventListener('scrollend', resolve, { once: true }));
}

const slideWidth = (viewport: HTMLElement): number =>
  viewport.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0;
