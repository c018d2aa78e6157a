import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';

const getStatus = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

/** Retries failures once, except client errors. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && (getStatus(error) < 400 || getStatus(error) >= 500);

/**
 * Runs the page's loader again when a query receives 404, so that the page shows “not found” as after a navigation. The
 * server may have sent the page without this response.
 */
export function revalidateOnNotFound(
  queryClient: QueryClient,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>,
): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const isMissing = event.query.meta?.required === true && getStatus(event.action.error) === 404;
    const isShown = event.query.getObserversCount() > 0;
    const { navigation, revalidation } = router.state;
    if (isMissing && isShown && navigation.state === 'idle' && revalidation === 'idle')
      void router.revalidate();
  });
}
