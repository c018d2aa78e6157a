import type { RegistrySnapshot } from '../app/boot-data.ts';
import { matchOwner } from '../contract/owner.ts';
import type { PageFiles } from '../contract/page-metadata.ts';
import { fetchJson } from '../remote/pages-query.ts';
import type { LiveRegistry } from './remotes.ts';

/** Passing over a link must not fetch its page. */
const HOVER_DELAY_MS = 50;

/** Prefetches the code, but no data, of a hovered link's page, unless the visitor prefers reduced data. */
export function prefetch(base: string, fetchPage: (pathname: string) => Promise<unknown>): void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(hoverTimer);
    const link = (target as Element).closest?.('a');
    if (!link || link.target || !link.href.startsWith(`${location.origin}${base}/`) || prefersReducedData())
      return;
    hoverTimer = setTimeout(() => void fetchPage(link.pathname).catch(() => {}), HOVER_DELAY_MS);
  });
}

export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Delay after the load event in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_DELAY_MS = 1_000;

/** Preloads all files of a page, unless the visitor prefers reduced data; reads their list once the page is idle. */
export function createPagePreloader(registry: LiveRegistry, basePath: string): (path: string) => void {
  let preload = (_path: string): void => {};
  async function learn(): Promise<void> {
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

/** Returns the URLs of a page's files; none if the server lists other releases than this document uses. */
function listPageFiles(files: PageFiles, { remotes, allKnown }: RegistrySnapshot, path: string): string[] {
  const claim = matchOwner(remotes, path, allKnown);
  const listing = files.find(
    ({ name, version }) => name === claim?.remote.name && version === claim.remote.version,
  );
  const own = claim && listing?.pages[claim.pattern];
  return listing && own ? [...listing.common, ...own].map((file) => listing.base + file) : [];
}

/** Preloads files in parallel. Otherwise each would be requested only after the previous one has loaded. */
function addPreloadLinks(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (document.querySelector(`link[href="${href}"], script[src="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}
