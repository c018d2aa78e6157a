import { call } from '@portal/client/api';
import { deleteOfflinePages } from '@portal/client/offline/offline-pages';
import { endSession, expireSession } from '@portal/client/session';
import { storeSessionEnd } from '@portal/client/session/session-end';
import { logout as logoutEndpoint } from '@portal/contract/endpoints/logout';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Delay between a successful logout and the reload (A 4, A 9). */
const RELOAD_DELAY_MS = 800;

/** Reloads the page, which clears all candidate data from memory. */
export const reloadPage = (): void => window.location.reload();

/**
 * Ends the candidate's session (A 4): deletes it and, after a logout, the pages saved offline from this browser,
 * notifies the server, and reloads the page after 800 ms, or immediately if the server is unreachable.
 * @param why whether the candidate logged out or the session expired, for the message on the next page
 */
export async function logout(reload: () => void, why: 'logout' | 'timeout' = 'logout'): Promise<void> {
  // The call reads the token as it starts, so that the session can be deleted without waiting for the response.
  const notified = call(logoutEndpoint);
  if (why === 'timeout') expireSession();
  else endSession();
  storeSessionEnd(why);
  const forgotten = why === 'logout' ? deleteOwnOfflinePages() : undefined;
  const [answer] = await Promise.allSettled([notified, forgotten]);
  if (answer.status === 'fulfilled') setTimeout(reload, RELOAD_DELAY_MS);
  else reload();
}

/**
 * Logging out deletes the candidate's pages from the device. After a timeout they stay, because the candidate may be
 * offline and need them.
 */
const deleteOwnOfflinePages = () => deleteOfflinePages(({ owner }) => owner !== null).catch(() => undefined);

interface LogoutActions {
  /** Ends the session here and on the server, then reloads. */
  logout: () => void;
  /** Does the same for an expired session. */
  expire: () => void;
  reload: () => void;
}

const LogoutContext = createContext<LogoutActions | null>(null);

/** Provides the shell's only ways to end a session, with one injected `reload`. */
export function LogoutProvider({ reload, children }: { reload: () => void; children: ReactNode }) {
  const actions = useMemo(
    () => ({ reload, logout: () => void logout(reload), expire: () => void logout(reload, 'timeout') }),
    [reload],
  );
  return <LogoutContext value={actions}>{children}</LogoutContext>;
}

export function useLogout(): LogoutActions {
  const actions = useContext(LogoutContext);
  if (!actions) throw new Error('useLogout needs a LogoutProvider above it');
  return actions;
}
