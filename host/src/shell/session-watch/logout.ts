import { deleteOfflinePages } from '@portal/runtime/offline/offline-pages';
import { call } from '@portal/shared/api';
import { logout as logoutEndpoint } from '@portal/shared/contract/logout';
import { endSession, expireSession } from '@portal/shared/session';
import { storeSessionEnd } from '@portal/shared/session/session-end';

/** Between a logout that succeeded and the reload (A 4, A 9). */
const RELOAD_DELAY_MS = 800;

/** Loads the page anew, which clears everything that memory holds of the candidate. */
export const reloadPage = (): void => window.location.reload();

/**
 * Ends the candidate's session (A 4): forgets it in this browser, tells the server, and reloads the page after
 * 800 ms, or at once when the server cannot be told. Before that, what they have kept has gone from the device.
 *
 * @param why whether the candidate left, or the time of the session is over; the page that follows says it
 */
export async function logout(reload: () => void, why: 'logout' | 'timeout' = 'logout'): Promise<void> {
  // The call takes the token as it starts, so that the session can be forgotten without waiting for an answer.
  const notified = call(logoutEndpoint);
  if (why === 'timeout') expireSession();
  else endSession();
  storeSessionEnd(why);
  const forgotten = why === 'logout' ? deleteOwnOfflinePages() : undefined;
  const [answer] = await Promise.allSettled([notified, forgotten]);
  if (answer.status === 'fulfilled') setTimeout(reload, RELOAD_DELAY_MS);
  else reload();
}

/** Who leaves takes their papers from the device; whose time is over may be without a connection, and needs them. */
const deleteOwnOfflinePages = () => deleteOfflinePages(({ owner }) => owner !== null).catch(() => undefined);
