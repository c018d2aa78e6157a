import type { EnrollableClass } from '@portal/contract/catalogue/enrolment-state';
import { now } from '@portal/contract/clock';
import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import { nextClosing } from '../../domain/next-closing.ts';

/**
 * Returns the time at which to evaluate enrolment in a class; it advances when the class closes (A 4).
 * @param seenAt timestamp at which the class was fetched, used for the first render
 */
export function useEnrolmentMoment(offered: EnrollableClass | undefined, seenAt: number): number {
  const hydrated = useHydrated();
  return useCurrentTime((moment) => (offered ? nextClosing(offered, moment) : null), hydrated ? now : seenAt);
}
