import { deleteOfflinePages } from '@portal/client/offline/offline-pages';
import { followOtherTabs, getSession, readDevice, restoreSession, useSession } from '@portal/client/session';
import { SESSION_ENDED_ELSEWHERE } from '@portal/client/session/session-end';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reloadPage } from './reload-page.ts';

/** Lets forms store their input before the page reloads. */
function beforeReload(): Promise<unknown> {
  const detail: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent(SESSION_ENDED_ELSEWHERE, { detail }));
  return Promise.allSettled(detail);
}

/**
 * Restores stored data (candidate, consent, banner) after hydration, and follows other tabs: a logout there logs out
 * and reloads here (A 4).
 *
 * A candidate's queries are removed with the session. Pages saved offline are deleted when another candidate logs in,
 * or after their owner has ended all sessions from another device. On opening a candidate's page, a request for the
 * profile restarts the server's session time, and ends a session that has expired there.
 */
export function useBrowserSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    restoreSession();
    if (getSession().kind === 'candidate') {
      void import('@portal/client/access/profile.queries').then(
        ({ profileQuery }) => queryClient.prefetchQuery(profileQuery()),
        () => {},
      );
    }
    return followOtherTabs(() => void beforeReload().then(reloadPage));
  }, [queryClient]);

  const session = useSession();
  const candidate = session.kind === 'candidate' ? session.id : null;
  const before = useRef(candidate);
  useEffect(() => {
    if (before.current !== null && before.current !== candidate) {
      queryClient.removeQueries({ queryKey: ['candidate'] });
    }
    before.current = candidate;
  }, [candidate, queryClient]);

  const known = useRef(session.kind);
  useEffect(() => {
    if (known.current !== 'unknown' && candidate !== null) {
      deleteOfflinePages(({ owner }) => owner !== null && owner !== candidate).catch(() => undefined);
    }
    known.current = session.kind;
    if (session.kind !== 'unknown' && readDevice() !== null) {
      void import('@portal/client/offline/remove-revoked').then(
        ({ removeRevoked }) => removeRevoked(),
        () => {},
      );
    }
  }, [session.kind, candidate]);
}
