import { now as presentNow, watchServerTime } from '@portal/contract/clock';
import { DAY } from '@portal/contract/format/date';
import { useEffect, useState } from 'react';

/** Browser timers overflow at about 24 days: longer waits are split into days. */
const MAX_WAIT_MS = DAY;

/**
 * Returns the current timestamp, updated only when something on the page changes.
 * @param nextChange returns the first time after the given one at which something changes, or null
 * @param start initial time, identical on server and browser; by default the server's clock
 */
export function useCurrentTime(
  nextChange: (now: number) => number | null,
  start: number | (() => number) = presentNow,
): number {
  const [now, setNow] = useState(start);
  const changesAt = nextChange(now);

  // The first response corrects a wrong device clock.
  useEffect(() => watchServerTime(() => setNow(presentNow())), []);

  useEffect(() => {
    if (changesAt === null) return;
    const look = () => setNow(presentNow());
    const timer = setTimeout(look, Math.min(Math.max(0, changesAt - presentNow()), MAX_WAIT_MS));
    // Timers fire late after sleep.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [changesAt, now]);

  return now;
}
