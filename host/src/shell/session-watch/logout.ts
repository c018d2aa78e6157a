import { call } from '@portal/client/api';
import { deleteOfflinePages } from '@portal/client/offline/offline-pages';
import { endSession, expireSession } from '@portal/client/session';
import { storeSessionEnd } from '@portal/client/session/session-end';
import { logout as logoutEndpoint } from '@portal/contract/endpoints/logout';
import { reloadPage } from './reload-page.ts';

/** Delay between a successful logout and the reload (A 4, A 9). */
const RELOAD_DELAY_MS = 800;

/**
 * Ends the candidate's session (A 4): deletes it and, after a logout, the pages saved offline from this browser,
 * notifies the server, and reloads the page after 800 ms, or immediately if the server is unreachable.
 * @param why whether the candidate logged out or the session expired, for the message on the next page
 */
export async function logout(why: 'logout' | 'timeout' = 'logout'): Promise<void> {
  // The call reads the token as it starts, so that the session can be deleted without waiting for the response.
  const notified = call(logoutEndpoint);
  if (why === 'timeout') expireSession();
  else endSession();
  storeSessionEnd(why);
  const forgotten = why === 'logout' ? deleteOwnOfflinePages() : undefined;
  const [answer] = await Promise.allSettled([notified, forgotten]);
  if (answer.status === 'fulfilled') setTimeout(reloadPage, RELOAD_DELAY_MS);
  else reloadPage();
}

/**
 * Logging out deletes the candidate's pages from the device. After a timeout they stay, because the candidate may be
 * offline and need them.
 */
const deleteOwnOfflinePages = () => deleteOfflinePages(({ owner }) => owner !== null).catch(() => undefined);
