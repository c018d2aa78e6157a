import { useSession } from '@portal/client/session';
import { type SessionEnd, sessionEndTexts } from '@portal/client/session/session-end';
import { toast } from '@portal/client/toasts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithFallback } from '../lazy-with-fallback.tsx';
import { logout } from './logout.ts';

/** If the warning fails to load, the session ends without it. */
const SessionWarning = lazyWithFallback<{ renew: () => void }>(
  () => import(/* webpackChunkName: "session-warning" */ './session-warning.tsx'),
);

/** Logs a candidate out 20 minutes after the header loaded, with a warning at 18 (A 4, Session). */
export function SessionWatch() {
  const session = useSession();
  return session.kind === 'candidate' ? <CandidateWatch key={session.id} /> : null;
}

/** Session duration, from the load of the header (A 4, A 9). */
const SESSION_MS = 20 * 60_000;
/** Age at which the warning appears: the 18th minute. */
const WARNING_MS = 18 * 60_000;

const CHANNEL = 'portal-session';

/**
 * Counts the 20 minutes of a session from its first render. Opening or renewing a tab renews the others, because
 * activity in one tab keeps the session for all. Its end logs the candidate out.
 */
function CandidateWatch() {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [warning, setWarning] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      // A clock that was set back counts as no time passed.
      const age = Math.max(0, Date.now() - startedAt);
      setWarning(age >= WARNING_MS && age < SESSION_MS);
      if (age >= SESSION_MS) void logout('timeout');
      else timer = setTimeout(check, (age < WARNING_MS ? WARNING_MS : SESSION_MS) - age);
    };
    check();
    // Timers stop while a computer sleeps; the session does not.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [startedAt]);

  useEffect(() => {
    const channel = openChannel();
    if (!channel) return;
    channel.onmessage = () => setStartedAt(Date.now());
    channel.postMessage('renewed');
    return () => channel.close();
  }, []);

  const renew = useCallback(() => {
    setStartedAt(Date.now());
    const channel = openChannel();
    channel?.postMessage('renewed');
    channel?.close();
  }, []);
  return <SessionWarning shown={warning} renew={renew} />;
}

/** Returns null if the browser blocks site data and therefore channels. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/**
 * Shows why a session has ended, even after the reload. The log-in page, and candidate pages that redirect to it
 * (`data-leads-to-login`), show it themselves.
 */
export function useSessionEnd(): void {
  const session = useSession();
  const { pathname } = useLocation();
  const ended = session.kind === 'anonymous' ? session.ended : undefined;
  const showToast = useEffectEvent((end: SessionEnd) => {
    if (pathname === '/login' || document.querySelector('[data-leads-to-login]')) return;
    const { title, text } = sessionEndTexts[end];
    toast(text, { title, duration: end === 'logout' ? 3500 : Number.POSITIVE_INFINITY });
  });
  useEffect(() => {
    if (ended) showToast(ended);
  }, [ended]);
}
