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

/** On the document's root while a place is found again: what is laid out or shown later has its height, too. */
const RESTORING = 'data-restoring';

/** Before the first layout of a document that is reloaded, or that the visitor comes back to: the browser finds the place. */
export function awaitReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  document.documentElement.toggleAttribute(RESTORING, visit !== undefined && visit.type !== 'navigate');
}

/**
 * Keeps the scroll position of a page that the visitor comes back to while its parts load and change their height:
 * until the visitor does something, or a time limit passes.
 */
export function holdScroll(router: ScrollSource): void {
  let { key } = router.state.location;
  let release = document.documentElement.hasAttribute(RESTORING) ? hold(null) : () => {};
  router.subscribe(({ location, restoreScrollPosition: position }) => {
    if (location.key === key) return;
    key = location.key;
    release();
    if (position) release = hold(position);
  });
}

/**
 * @param position null where the browser has found it
 * @returns what ends it
 */
function hold(position: number | null): () => void {
  const end = new AbortController();
  const root = document.documentElement;
  const observer = new ResizeObserver(() => position !== null && scrollTo(0, position));
  const release = () => {
    end.abort();
    clearTimeout(timer);
    observer.disconnect();
    root.removeAttribute(RESTORING);
  };
  const timer = setTimeout(release, LIMIT);
  root.setAttribute(RESTORING, '');
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, release, { capture: true, signal: end.signal });
  return release;
}
