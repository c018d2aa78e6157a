import { createStore, useStore } from 'zustand';
import { storage, tabStorage } from '../storage/storage.ts';
import { consumeSessionEnd, type SessionEnd } from './session-end.ts';
import { keys } from './session-keys.ts';

/** The current visitor. `unknown` until the browser has read its storage, and always on the server. */
export type Session =
  | { kind: 'unknown' }
  /** `ended`: a candidate's session has just ended, and how. */
  | { kind: 'anonymous'; ended?: SessionEnd }
  | { kind: 'candidate'; id: number; fullName: string };

/** The visitor's consent to cookies that are not necessary. `unset` shows the cookie bar. */
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

/** The bearer token of the candidate, or null. */
export const readToken = (): string | null => storage.read(keys.token);

/** What an earlier log-in on this device was told to send with the next one, or null. */
export const readDevice = (): string | null => storage.read(keys.device);

function storedSession(): Session {
  const candidate = storage.read(keys.candidate);
  const token = storage.read(keys.token);
  if (!candidate || !token) return { kind: 'anonymous' };
  return { kind: 'candidate', id: Number(storage.read(keys.candidateId)) || 0, fullName: nameOf(candidate) };
}

/** `candidato` is an object or a plain name (A 3). */
function nameOf(stored: string): string {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value === 'string') return value;
    const name = (value as { full_name?: unknown } | null)?.full_name;
    return typeof name === 'string' ? name : '';
  } catch {
    return stored;
  }
}

function storedConsent(): Consent {
  const value = storage.read(keys.cookies);
  if (value === null) return 'unset';
  return value === 'rejeitado' ? 'rejected' : 'accepted';
}

/**
 * Reads what the browser holds. Call once after hydration. A tab whose candidate has gone meanwhile reports that the session
 * ended elsewhere: another tab may have ended it at any time, while this one was loading, frozen or closed.
 */
export function restoreSession(): void {
  const session = storedSession();
  const before = getSession();
  const kept = consumeSessionEnd() ?? takeCandidateHere();
  const ended = kept ?? (before.kind === 'anonymous' ? before.ended : undefined);
  show(session, ended);
}

/**
 * Marks the tab of a candidate. Its name outlives the document too, also where the browser stores nothing; it says nothing of
 * who the candidate is.
 */
function markCandidateHere(): void {
  tabStorage.write(keys.candidateHere, 'sim');
  window.name = keys.candidateHere;
}

/** How the session ended that this tab's previous page had; the mark is gone then. */
function takeCandidateHere(): SessionEnd | undefined {
  const isStored = tabStorage.read(keys.candidateHere) !== null;
  const isNamed = window.name === keys.candidateHere;
  tabStorage.remove(keys.candidateHere);
  if (isNamed) window.name = '';
  return isStored ? 'elsewhere' : isNamed ? 'not-stored' : undefined;
}

function show(session: Session, ended: SessionEnd | undefined): void {
  if (session.kind === 'candidate') markCandidateHere();
  store.setState({
    session: session.kind === 'anonymous' && ended ? { ...session, ended } : session,
    consent: storedConsent(),
    bannerSeen: storage.read(keys.banner) !== null,
  });
}

/**
 * Starts a candidate's session (B 4, Login). Somebody else's is forgotten before, as by a log-out; the server is not told.
 * @param user id and full name from `POST auth/login`
 * @param token the bearer token
 * @param device what the device is known by from now on, where the server says so
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
  markCandidateHere();
  store.setState({ session: { kind: 'candidate', id: user.id, fullName: user.full_name } });
}

/**
 * Forgets the candidate whose session is over, by the server's word or by the clock. The draft of an application stays: it
 * opens for who gives the same CPF and birth date.
 */
export function expireSession(): void {
  // The server's word may come before the other tab's: then that one has forgotten what there was.
  if (getSession().kind === 'candidate' && readToken() === null) forget('elsewhere', []);
  else forget('timeout', [keys.contactDraft, keys.interestDraft]);
}

/** Forgets the candidate in this browser, with what they were typing; the other tabs notice through the storage event. */
export const endSession = (): void => forget('logout', [keys.draft, keys.contactDraft, keys.interestDraft]);

function forget(ended: SessionEnd, drafts: readonly string[]): void {
  // The drafts first: the other tabs look for them as soon as they hear of the rest.
  for (const key of [...drafts, keys.visitor, keys.candidate, keys.candidateId, keys.token])
    storage.remove(key);
  tabStorage.remove(keys.taken);
  takeCandidateHere();
  store.setState({ session: { kind: 'anonymous', ended } });
}

/** Changes the stored name after the candidate edited the profile. */
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

/** Shows the cookie bar again, from the footer. */
export function reviseCookies(): void {
  storage.remove(keys.cookies);
  store.setState({ consent: 'unset' });
}

export function markBannerSeen(): void {
  storage.write(keys.banner, 'true');
  store.setState({ bannerSeen: true });
}

/**
 * Follows the other pages of this browser: a logout (or a login) there is one here, and somebody else's login is a logout.
 * @returns a function that stops following
 */
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
    const now = storedSession();
    const isSame = now.kind === 'candidate' && before.kind === 'candidate' && now.id === before.id;
    const hasEnded = before.kind === 'candidate' && !isSame;
    const ended = hasEnded ? 'elsewhere' : before.kind === 'anonymous' ? before.ended : undefined;
    show(now, ended);
    // The reason stays for the page that is loaded next: one logout changes several keys.
    if (hasEnded) onLogout();
  };
  const follow = ({ key }: StorageEvent) => watched.has(key) && look();
  // A page that waits for the way back hears of no change to the storage.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && look();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', comeBack);
  // A page that was frozen receives no storage event. Phones switch tabs without a focus event.
  for (const type of returns) window.addEventListener(type, look);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', comeBack);
    for (const type of returns) window.removeEventListener(type, look);
  };
}

const returns = ['focus', 'visibilitychange'];
