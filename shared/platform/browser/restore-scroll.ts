/** Part of the router's state; the position is in pixels, on back or forward navigation to a scrolled page. */
interface ScrollState {
  location: { key: string };
  restoreScrollPosition: number | false | null;
}

interface ScrollSource {
  state: ScrollState;
  subscribe(listener: (state: ScrollState) => void): unknown;
}

/** Events that end the restoration, because the visitor scrolls. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Time for the parts of a page to load. */
const MAX_RESTORE_MS = 5_000;

/**
 * Keeps the restored scroll position while the page's parts load and change its height, until the visitor scrolls or
 * the time limit passes. Meanwhile the root element has `data-restoring`: pages that hide their end for later show it,
 * because the position depends on the height.
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
  const timer = setTimeout(release, MAX_RESTORE_MS);
  root.setAttribute('data-restoring', '');
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, release, { capture: true, signal: end.signal });
  return release;
}
