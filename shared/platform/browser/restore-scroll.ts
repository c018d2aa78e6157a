/** Part of the router that says where a page was scrolled to when it was left. */
interface ScrollSource {
  state: ScrollState;
  subscribe(listener: (state: ScrollState) => void): unknown;
}

interface ScrollState {
  location: { key: string };
  /** Pixels, on the way back or forward to a page that was scrolled. */
  restoreScrollPosition: number | false | null;
}

/** Events by which the visitor takes over the scrolling. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Milliseconds in which the parts of a page arrive. */
const LIMIT = 5_000;

/**
 * Keeps the scroll position of a page that the visitor comes back to while its parts load and change their height:
 * until the visitor does something, or a time limit passes. Meanwhile `data-restoring` is on the document's root, for
 * pages that show their end later: without its height, the place would be another.
 */
export function restoreScroll(router: ScrollSource): void {
  let { key } = router.state.location;
  let release = () => {};
  router.subscribe(({ location, restoreScrollPosition: position }) => {
    if (location.key === key) return;
    key = location.key;
    release();
    if (position) release = pinScroll(position);
  });
}

/** @returns what ends it */
function pinScroll(position: number): () => void {
  const end = new AbortController();
  const root = document.documentElement;
  const observer = new ResizeObserver(() => scrollTo(0, position));
  const release = () => {
    end.abort();
    clearTimeout(timer);
    observer.disconnect();
    root.removeAttribute('data-restoring');
  };
  const timer = setTimeout(release, LIMIT);
  root.setAttribute('data-restoring', '');
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, release, { capture: true, signal: end.signal });
  return release;
}
