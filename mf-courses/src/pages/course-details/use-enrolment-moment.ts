import type { EnrollableClass } from '@portal/shared/catalogue/enrolment-state';
import { now } from '@portal/shared/clock';
import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import { nextClosing } from '../../domain/next-closing.ts';

/**
 * The present for whoever says whether one can enrol in a class: it moves on when the class closes (A 4).
 * @param seenAt when the class was fetched, in milliseconds: what the server rendered was true then
 */
export function useEnrolmentMoment(offered: EnrollableClass | undefined, seenAt: number): number {
  const hydrated = useHydrated();
  return useCurrentTime((moment) => (offered ? nextClosing(offered, moment) : null), hydrated ? now : seenAt);
}
