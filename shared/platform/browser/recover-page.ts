import type { createBrowserRouter } from 'react-router-dom';
import type { PageRecovery } from '../app/portal.tsx';
import { isOfDocument } from '../contract/fault.ts';
import { canFallBack, type FailedRelease, reloadIfGone } from './fall-back.ts';
import type { Typed } from './keep-typed.ts';
import type { Remotes } from './remotes.ts';

interface RecoveryOptions {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;
  remotes: Pick<Remotes, 'ownerAt' | 'reportThrown'>;
  /** Returns a path relative to the base path. */
  pathOf(path: string): string;
  collectTyped(): Typed;
  fallBack(path: string, release: FailedRelease, typed: Typed): Promise<void>;
}

/** Loads the previous release of a page that threw, and retries failed pages. */
export function recoverPage({
  router,
  remotes,
  pathOf,
  collectTyped,
  fallBack,
}: RecoveryOptions): PageRecovery {
  const path = () => pathOf(router.state.location.pathname);
  return {
    prepare(error) {
      const owner = remotes.ownerAt(path());
      const failed = owner && !isOfDocument(error) ? { ...owner, reason: 'render' as const } : null;
      const isPossible = failed !== null && canFallBack(failed);
      const typed = isPossible ? collectTyped() : [];
      return {
        isPossible,
        async begin() {
          if (owner) remotes.reportThrown(owner, error);
          if (failed) await fallBack(path(), failed, typed);
        },
      };
    },
    async retry() {
      await reloadIfGone(remotes.ownerAt(path())?.entry);
      const { search, hash, state } = router.state.location;
      await router.navigate(
        { pathname: path(), search, hash },
        { replace: true, preventScrollReset: true, state },
      );
    },
  };
}
