import { now as presentNow, watchServerTime } from '@portal/shared/clock';
import { DAY } from '@portal/shared/format/day';
import { useEffect, useState } from 'react';

/** Timers of browsers end at some 24 days: for longer waits the time is checked again after one day. */
const LONGEST_WAIT = DAY;

/**
 * The current time in milliseconds since 1970, updated only when something on the page changes.
 * @param nextChange the first moment after the given one at which something changes; null when nothing will
 * @param start what counts as the present while server and browser must agree; the server's clock by default
 */
export function useCurrentTime(
  nextChange: (now: number) => number | null,
  start: number | (() => number) = presentNow,
): number {
  const [now, setNow] = useState(start);
  const changesAt = nextChange(now);

  // A device whose clock is wrong is told so by the first response.
  useEffect(() => watchServerTime(() => setNow(presentNow())), []);

  useEffect(() => {
    if (changesAt === null) return;
    const look = () => setNow(presentNow());
    const timer = setTimeout(look, Math.min(Math.max(0, changesAt - presentNow()), LONGEST_WAIT));
    // Timers of a device that slept fire late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [changesAt, now]);

  return now;
}
