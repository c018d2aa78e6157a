import { slidesScrolled } from './scrolled-list.ts';

/**
 * Calls back once, when somebody turns to a carousel: points at it with a mouse, focuses or presses something in it, or has
 * scrolled it; at once where that was done before the page was alive. A finger is left to scroll: what takes the list over
 * under it ends its swipe.
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
