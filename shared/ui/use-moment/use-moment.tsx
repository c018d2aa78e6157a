import { useEffect, useState } from 'react';

/** Browsers count no further than some 24 days: what is further off is looked at again after one. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

/**
 * The present moment in milliseconds since 1970, as exact as a page needs it: it moves on when something changes.
 * @param nextChange the first moment after the given one at which something changes; null when nothing will
 * @param start what counts as the present while server and browser must agree; the visitor's clock by default
 */
export function useMoment(
  nextChange: (now: number) => number | null,
  start: number | (() => number) = Date.now,
): number {
  const [now, setNow] = useState(start);
  const changesAt = nextChange(now);

  useEffect(() => {
    if (changesAt === null) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(Math.max(0, changesAt - Date.now()), LONGEST_WAIT));
    // A device that slept counts late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [changesAt, now]);

  return now;
}
