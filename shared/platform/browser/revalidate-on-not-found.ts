import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';

const statusOf = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

/** Failures are retried once, except answers that refuse the request. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && (statusOf(error) < 400 || statusOf(error) >= 500);

/**
 * Where the server sent a page before it knew whether there is such a thing, the page may learn in sight of the visitor
 * that there is none. Its loader then runs again and says so, as it does before a navigation.
 */
export function revalidateOnNotFound(
  queryClient: QueryClient,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>,
): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const isMissing = event.query.meta?.required === true && statusOf(event.action.error) === 404;
    const isShown = event.query.getObserversCount() > 0;
    const { navigation, revalidation } = router.state;
    if (isMissing && isShown && navigation.state === 'idle' && revalidation === 'idle')
      void router.revalidate();
  });
}
