import {
  type RegistrationDates,
  type RegistrationWindow,
  registrationWindow,
} from '@portal/runtime/selection-process/registration-window';
import { useHydrated } from '../use-hydrated/use-hydrated.tsx';
import { useMoment } from '../use-moment/use-moment.tsx';

/**
 * Whether one can apply at this moment, kept true while the page stays open. Null on the server and until hydration
 * because the moment is the visitor's.
 */
export function useRegistrationWindow(dates: RegistrationDates): RegistrationWindow | null {
  const hydrated = useHydrated();
  const now = useMoment((moment) => {
    const state = registrationWindow(dates, moment);
    return 'changesAt' in state ? state.changesAt : null;
  });
  return hydrated ? registrationWindow(dates, now) : null;
}
