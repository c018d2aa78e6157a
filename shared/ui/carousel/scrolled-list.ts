const slideWidth = (viewport: HTMLElement): number =>
  viewport.querySelector('li')?.getBoundingClientRect().width || Number.POSITIVE_INFINITY;

/** Returns by how many slides a list is scrolled; 0 without layout. */
export const slidesScrolled = (viewport: HTMLElement): number => viewport.scrollLeft / slideWidth(viewport);

/** Scrolls a list to a slide, or as far as it goes. @returns the slide that is then the first visible one */
export function scrollToSlide(viewport: HTMLElement, slide: number, behavior: ScrollBehavior): number {
  const width = slideWidth(viewport);
  const last = Math.max(0, Math.round((viewport.scrollWidth - viewport.clientWidth) / width));
  const shown = Math.min(last, Math.max(0, slide));
  viewport.scrollTo({ left: shown * width, behavior });
  return shown;
}

/** Calls back once, when an element is less than a screen away from the window. @returns cancels */
export function observeNearViewport(element: Element, near: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      near();
    },
    { rootMargin: '300px' },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
