import type { createBrowserRouter } from 'react-router-dom';
import type { PageRecovery } from '../app/page-recovery.ts';
import { isOfDocument } from '../contract/fault.ts';
import { reloadIfGone } from './reload-if-gone.ts';
import type { Remotes } from './remotes.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;

/**
 * Shows a page that threw in its previous release, and retries failed pages.
 * @param pathOf returns a path relative to the base path
 */
export function recoverPage(
  router: Router,
  remotes: Remotes,
  pathOf: (path: string) => string,
): PageRecovery {
  const path = () => pathOf(router.state.location.pathname);

  function showAgain(): void {
    const { search, hash, state } = router.state.location;
    void router.navigate(
      { pathname: path(), search, hash },
      { replace: true, preventScrollReset: true, state },
    );
  }

  return {
    isPossible: (error) => !isOfDocument(error) && remotes.canFallBack(path()),
    begin(error) {
      if (remotes.onPageError(path(), error)) showAgain();
    },
    async retry() {
      await reloadIfGone(remotes.entryAt(path()));
      showAgain();
    },
  };
}
