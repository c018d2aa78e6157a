import { deleteOfflinePages } from '@portal/runtime/offline/offline-pages';
import { followOtherTabs, getSession, readDevice, restoreSession, useSession } from '@portal/shared/session';
import { SESSION_ENDED_ELSEWHERE } from '@portal/shared/session/session-end';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Forms store what was typed into them before the page is loaded anew. */
function beforeReload(): Promise<unknown> {
  const detail: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent(SESSION_ENDED_ELSEWHERE, { detail }));
  return Promise.allSettled(detail);
}

/**
 * Restores what the browser has stored (candidate, consent, banner) after hydration, and follows the other tabs:
 * a logout there is one here, with its reload (A 4). What was fetched for a candidate goes with them, and what they have
 * kept on the device as somebody else logs in, or once they have ended their sessions from another device. The server is asked for the profile as a candidate's page is opened: its time
 * of the session starts anew with any call, as the browser's does with the page, and one that is over there ends here.
 */
export function useBrowserSession(reload: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    restoreSession();
    if (getSession().kind === 'candidate') {
      void import('@portal/runtime/access/profile.queries').then(
        ({ profileQuery }) => queryClient.prefetchQuery(profileQuery()),
        () => {},
      );
    }
    return followOtherTabs(() => void beforeReload().then(reload));
  }, [reload, queryClient]);

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
      void import('@portal/runtime/offline/remove-revoked').then(
        ({ removeRevoked }) => removeRevoked(),
        () => {},
      );
    }
  }, [session.kind, candidate]);
}
