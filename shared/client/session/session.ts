import { createStore, useStore } from 'zustand';
import { storage, tabStorage } from '../storage/storage.ts';
import { consumeSessionEnd, type SessionEnd } from './session-end.ts';
import { keys } from './session-keys.ts';

/** Current visitor; `unknown` until the browser has read its storage, and always on the server. */
export type Session =
  | { kind: 'unknown' }
  /** `ended`: how a candidate's session has just ended. */
  | { kind: 'anonymous'; ended?: SessionEnd }
  | { kind: 'candidate'; id: number; fullName: string };

/** Consent to unnecessary cookies. `unset` shows the cookie bar. */
export type Consent = 'unset' | 'accepted' | 'rejected';

interface SessionState {
  session: Session;
  consent: Consent | 'unknown';
  bannerSeen: boolean | 'unknown';
}

const store = createStore<SessionState>(() => ({
  session: { kind: 'unknown' },
  consent: 'unknown',
  bannerSeen: 'unknown',
}));

export const useSession = (): Session => useStore(store, (state) => state.session);
export const useConsent = (): Consent | 'unknown' => useStore(store, (state) => state.consent);
export const useBannerSeen = (): boolean | 'unknown' => useStore(store, (state) => state.bannerSeen);
export const getSession = (): Session => store.getState().session;

export const readToken = (): string | null => storage.read(keys.token);

/** Returns the device id from an earlier login, or null. */
export const readDevice = (): string | null => storage.read(keys.device);

function readSession(): Session {
  const candidate = storage.read(keys.candidate);
  const token = storage.read(keys.token);
  if (!candidate || !token) return { kind: 'anonymous' };
  return { kind: 'candidate', id: Number(storage.read(keys.candidateId)) || 0, fullName: getName(candidate) };
}

/** `candidato` is an object or a plain name (A 3). */
function getName(stored: string): string {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value === 'string') return value;
    const name = (value as { full_name?: unknown } | null)?.full_name;
    return typeof name === 'string' ? name : '';
  } catch {
    return stored;
  }
}

function readConsent(): Consent {
  const value = storage.read(keys.cookies);
  if (value === null) return 'unset';
  return value === 'rejeitado' ? 'rejected' : 'accepted';
}

/**
 * Reads the session from storage. Call once after hydration. A marked tab without a candidate reports that
 * the session ended elsewhere: another tab may have ended it while this one was loading, frozen or closed.
 */
export function restoreSession(): void {
  const session = readSession();
  const before = getSession();
  const storedEnd = consumeSessionEnd() ?? consumeCandidateMark();
  const ended = storedEnd ?? (before.kind === 'anonymous' ? before.ended : undefined);
  show(session, ended);
}

/** Marks the tab as a candidate's, unnamed. `window.name` outlives the document even if nothing is stored. */
function markCandidateTab(): void {
  tabStorage.write(keys.candidateHere, 'sim');
  window.name = keys.candidateHere;
}

/** Returns how the session of this tab's previous page ended, and removes the mark. */
function consumeCandidateMark(): SessionEnd | undefined {
  const isStored = tabStorage.read(keys.candidateHere) !== null;
  const isNamed = window.name === keys.candidateHere;
  tabStorage.remove(keys.candidateHere);
  if (isNamed) window.name = '';
  return isStored ? 'elsewhere' : isNamed ? 'not-stored' : undefined;
}

function show(session: Session, ended: SessionEnd | undefined): void {
  if (session.kind === 'candidate') markCandidateTab();
  store.setState({
    session: session.kind === 'anonymous' && ended ? { ...session, ended } : session,
    consent: readConsent(),
    bannerSeen: storage.read(keys.banner) !== null,
  });
}

/**
 * Starts a candidate's session (B 4, Login), with the device's id for the next one. Another candidate's is removed
 * first, as by a logout, but without a request.
 */
export function startSession(
  user: { id: number; full_name: string },
  token: string,
  device: string | null = null,
): void {
  const before = getSession();
  if (before.kind === 'candidate' && before.id !== user.id) endSession();
  storage.write(keys.candidate, JSON.stringify(user));
  storage.write(keys.candidateId, String(user.id));
  storage.write(keys.token, token);
  if (device !== null) storage.write(keys.device, device);
  consumeSessionEnd();
  markCandidateTab();
  store.setState({ session: { kind: 'candidate', id: user.id, fullName: user.full_name } });
}

/** Removes a candidate whose session has expired, but not the draft: it opens for the same CPF and birth date. */
export function expireSession(): void {
  // The server's response may arrive before the other tab's event: that tab has already removed the data.
  if (getSession().kind === 'candidate' && readToken() === null) clear('elsewhere', []);
  else clear('timeout', [keys.contactDraft, keys.interestDraft]);
}

/** Removes the candidate and their drafts from this browser; other tabs notice through the storage event. */
export const endSession = (): void => clear('logout', [keys.draft, keys.contactDraft, keys.interestDraft]);

function clear(ended: SessionEnd, drafts: readonly string[]): void {
  // Drafts first: other tabs look for them on the events of the other keys.
  for (const key of [...drafts, keys.visitor, keys.candidate, keys.candidateId, keys.token])
    storage.remove(key);
  tabStorage.remove(keys.taken);
  consumeCandidateMark();
  store.setState({ session: { kind: 'anonymous', ended } });
}

/** Updates the stored name after the candidate edited the profile. */
export function renameCandidate(fullName: string): void {
  const session = getSession();
  if (session.kind !== 'candidate') return;
  storage.write(keys.candidate, JSON.stringify({ id: session.id, full_name: fullName }));
  store.setState({ session: { ...session, fullName } });
}

export function answerCookies(consent: 'accepted' | 'rejected'): void {
  storage.write(keys.cookies, consent === 'accepted' ? 'true' : 'rejeitado');
  store.setState({ consent });
}

/** Shows the cookie bar again (link in the footer). */
export function reviseCookies(): void {
  storage.remove(keys.cookies);
  store.setState({ consent: 'unset' });
}

export function markBannerSeen(): void {
  storage.write(keys.banner, 'true');
  store.setState({ bannerSeen: true });
}

/** Follows logins and logouts in other tabs; another candidate's login is a logout. @returns function that stops it */
export function followOtherTabs(onLogout: () => void): () => void {
  const watched: ReadonlySet<string | null> = new Set([
    keys.token,
    keys.candidate,
    keys.cookies,
    keys.banner,
    null,
  ]);
  const look = () => {
    const before = getSession();
    const now = readSession();
    const isSame = now.kind === 'candidate' && before.kind === 'candidate' && now.id === before.id;
    const hasEnded = before.kind === 'candidate' && !isSame;
    const ended = hasEnded ? 'elsewhere' : before.kind === 'anonymous' ? before.ended : undefined;
    show(now, ended);
    // The reason stays for the next page: one logout changes several keys.
    if (hasEnded) onLogout();
  };
  const follow = ({ key }: StorageEvent) => watched.has(key) && look();
  // A page in the back/forward cache receives no storage events.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && look();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', comeBack);
  // Nor does a frozen page. Phones switch tabs without a focus event.
  for (const type of returnEvents) window.addEventListener(type, look);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', comeBack);
    for (const type of returnEvents) window.removeEventListener(type, look);
  };
}

const returnEvents = ['focus', 'visibilitychange'];
