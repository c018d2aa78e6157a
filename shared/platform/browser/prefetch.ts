/** Milliseconds that a pointer rests on a link before its page is fetched, so that passing over it fetches nothing. */
const HOVER_DELAY = 50;

/**
 * Prefetches the code of a page when the pointer rests on its link, unless the visitor saves data. Its data is not
 * prefetched: some servers count views.
 * @param base beginning of the portal's addresses, such as `/portal`
 * @param fetchPage of one of them, such as `/portal/courses`
 */
export function prefetch(base: string, fetchPage: (pathname: string) => Promise<unknown>): void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(hoverTimer);
    const link = (target as Element).closest?.('a');
    if (!link || link.target || !link.href.startsWith(`${location.origin}${base}/`) || prefersReducedData())
      return;
    hoverTimer = setTimeout(() => void fetchPage(link.pathname).catch(() => {}), HOVER_DELAY);
  });
}

/** Whether the visitor wants nothing to be fetched that may not be needed. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
