/** Passing over a link must not fetch its page. */
const HOVER_DELAY_MS = 50;

/**
 * Prefetches a page's code when the pointer rests on its link, unless the visitor prefers reduced data. Data is not
 * prefetched, because some servers count views.
 * @param base path of the portal, such as `/portal`
 * @param fetchPage takes a path below it, such as `/portal/courses`
 */
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
