import { useSession } from '@portal/client/session';
import { type SessionEnd, sessionEndTexts } from '@portal/client/session/session-end';
import { toast } from '@portal/client/toasts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithFallback } from '../lazy-with-fallback.tsx';
import { logout } from './logout.ts';

interface Answers {
  renew: () => void;
  logout: () => void;
}

/** If the warning fails to load, the session ends without it. */
const SessionWarning = lazyWithFallback<Answers>(
  () => import(/* webpackChunkName: "session-warning" */ './session-warning.tsx'),
);

/** Logs a candidate out 20 minutes after the header loaded, with a warning at 18 (A 4, Session). */
export function SessionWatch() {
  const session = useSession();
  return session.kind === 'candidate' ? <CandidateWatch key={session.id} /> : null;
}

function CandidateWatch() {
  const { warning, renew } = useSessionClock();
  return <SessionWarning shown={warning} renew={renew} logout={() => void logout()} />;
}

/** Session duration, from the load of the header (A 4, A 9). */
const SESSION_MS = 20 * 60_000;
/** Age at which the warning appears: the 18th minute. */
const WARNING_MS = 18 * 60_000;

/** Phase of a session. Times in milliseconds. */
type SessionPhase =
  | { kind: 'running'; nextIn: number }
  | { kind: 'warning'; nextIn: number }
  | { kind: 'expired' };

/**
 * Returns the phase of a session; `nextIn` is the delay until the next change. A clock that was set back counts as no
 * time passed.
 */
function sessionPhase(startedAt: number, now: number): SessionPhase {
  const age = Math.max(0, now - startedAt);
  if (age >= SESSION_MS) return { kind: 'expired' };
  if (age >= WARNING_MS) return { kind: 'warning', nextIn: SESSION_MS - age };
  return { kind: 'running', nextIn: WARNING_MS - age };
}

const CHANNEL = 'portal-session';

interface SessionClock {
  warning: boolean;
  /** Restarts the 20 minutes in every tab. */
  renew: () => void;
}

/**
 * Counts the 20 minutes of a session from its first render. Opening or renewing a tab renews the others, because
 * activity in one tab keeps the session for all. Its end logs the candidate out.
 */
function useSessionClock(): SessionClock {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [warning, setWarning] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const phase = sessionPhase(startedAt, Date.now());
      setWarning(phase.kind === 'warning');
      if (phase.kind === 'expired') void logout('timeout');
      else timer = setTimeout(check, phase.nextIn);
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

  return { warning, renew };
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
