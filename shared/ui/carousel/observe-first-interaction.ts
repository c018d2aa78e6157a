import { slidesScrolled } from './scrolled-list.ts';

/**
 * Calls back once, when a visitor points at the carousel with a mouse, focuses or clicks something in it, or has scrolled it;
 * immediately if that happened before hydration. Touches are excluded: taking over the list during a swipe would end it.
 */
export function observeFirstInteraction(viewport: HTMLElement, turnedTo: () => void): () => void {
  const carousel = viewport.parentElement ?? viewport;
  const watching = new AbortController();
  const tell = () => {
    watching.abort();
    turnedTo();
  };
  for (const event of ['mouseover', 'focusin', 'click', 'scrollend'])
    carousel.addEventListener(event, tell, { capture: true, signal: watching.signal });
  if (carousel.matches(':hover, :focus-within') || slidesScrolled(viewport) > 0) tell();
  return () => watching.abort();
}
