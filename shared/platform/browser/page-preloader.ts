import type { LiveRegistry } from './live-registry.ts';
import { prefersReducedData } from './prefetch.ts';

/** Milliseconds that a browser which does not tell of idle times gets after its page has loaded. */
const LATER = 1_000;

/**
 * Fetches all files of a page at once. Which these are is learned when this page is at rest, unless the visitor saves
 * data; until then nothing happens, and they are fetched one after the other as each asks for the next.
 * @returns takes a path relative to the base path
 */
export function createPagePreloader(registry: LiveRegistry, basePath: string): (path: string) => void {
  let preload = (_path: string): void => {};
  async function learn(): Promise<void> {
    const { addressesOf, addPreloadLinks, readPageFiles } = await import('./preload-links.ts');
    const files = await readPageFiles(basePath);
    preload = (path) => addPreloadLinks(addressesOf(files, registry.current(), path));
  }
  const start = () => void learn().catch(() => {});
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5 * LATER });
    else setTimeout(start, LATER);
  };
  if (prefersReducedData()) return preload;
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  return (path) => preload(path);
}
