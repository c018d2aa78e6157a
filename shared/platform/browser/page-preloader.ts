import type { PageFiles } from '../contract/page-files.ts';
import { fetchJson } from '../remote/pages-query.ts';
import type { LiveRegistry } from './live-registry.ts';
import { prefersReducedData } from './prefetch.ts';

/** Delay after the load event in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_DELAY_MS = 1_000;

/**
 * Preloads all files of a page at once. It reads the list of files when the current page is idle, unless the visitor
 * prefers reduced data; before that it does nothing.
 * @returns takes a path relative to the base path
 */
export function createPagePreloader(registry: LiveRegistry, basePath: string): (path: string) => void {
  let preload = (_path: string): void => {};
  async function learn(): Promise<void> {
    const { listPageFiles, addPreloadLinks } = await import('./preload-links.ts');
    const files = await fetchJson<PageFiles>(`${basePath}/page-files.json`);
    preload = (path) => addPreloadLinks(listPageFiles(files, registry.current(), path));
  }
  const start = () => void learn().catch(() => {});
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5 * IDLE_FALLBACK_DELAY_MS });
    else setTimeout(start, IDLE_FALLBACK_DELAY_MS);
  };
  if (prefersReducedData()) return preload;
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
  return (path) => preload(path);
}
