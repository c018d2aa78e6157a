import { useCallback, useEffect, useState } from 'react';
import { sessionPhase } from './session-clock.ts';

const CHANNEL = 'portal-session';

interface SessionClock {
  warning: boolean;
  /** Restarts the 20 minutes in every tab. */
  renew: () => void;
}

/**
 * Counts the 20 minutes of a session from its first render. Opening or renewing a tab renews the others, because
 * activity in one tab keeps the session for all.
 * @param onExpired must be stable; called once per session
 */
export function useSessionClock(onExpired: () => void): SessionClock {
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const [warning, setWarning] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const phase = sessionPhase(startedAt, Date.now());
      setWarning(phase.kind === 'warning');
      if (phase.kind === 'expired') onExpired();
      else timer = setTimeout(check, phase.nextIn);
    };
    check();
    // Timers stop while a computer sleeps; the session does not.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [startedAt, onExpired]);

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
