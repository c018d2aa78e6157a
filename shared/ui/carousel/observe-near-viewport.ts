/** Calls back once, when an element is less than a screen away from the viewport. */
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
