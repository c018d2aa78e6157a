import { useEffect, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated/use-hydrated.tsx';
import {
  type RegistrationDates,
  type RegistrationWindow,
  registrationWindow,
} from './registration-window.ts';

/** Browsers count no further than some 24 days: what is further off is looked at again after one. */
const longestWait = 24 * 60 * 60 * 1000;

/**
 * Whether one can apply at this moment, kept true while the page stays open. Null on the server and until the page
 * is alive: the moment is the visitor's.
 */
export function useRegistrationWindow(dates: RegistrationDates): RegistrationWindow | null {
  const hydrated = useHydrated();
  const [now, setNow] = useState(Date.now);
  const state = registrationWindow(dates, now);
  const changesAt = 'changesAt' in state ? state.changesAt : null;

  useEffect(() => {
    if (changesAt === null) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(changesAt - Date.now(), longestWait));
    // A device that slept counts late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [changesAt, now]);

  return hydrated ? state : null;
}
