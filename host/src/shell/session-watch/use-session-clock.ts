import { useCallback, useEffect, useState } from 'react';
import { sessionPhase } from './session-clock.ts';

const CHANNEL = 'portal-session';

interface SessionClock {
  warning: boolean;
  /** Starts the 20 minutes anew, in every tab. */
  renew: () => void;
}

/**
 * Counts the 20 minutes of a session from its first render on. A tab that opens later, or is renewed, renews the
 * others: what one visitor does in one tab must not end in another.
 *
 * @param onExpired must be stable; called once for each session
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

/** Null where the browser forbids the site's data, and channels with it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
