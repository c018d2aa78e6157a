import type { MyPsgProcess, MyPssProcess, RegistrationRef } from '@portal/shared/contract/my-processes';
import { CANCELLED } from '@portal/shared/selection-process/statuses';

/** What the candidate has applied for in a process. */
export interface AppliedOffer {
  name: string;
  /** Of the registration; null where the server does not say, as are the number and the position. */
  id: number | null;
  number: string | null;
  position: number | null;
  /** Whether its owner may still give it up. */
  cancellable: boolean;
}

/** The courses of a process for which the candidate's application stands. */
export const appliedCourses = (mine: readonly MyPsgProcess[], processId: number): AppliedOffer[] =>
  mine
    .filter(({ id }) => id === processId)
    .flatMap(({ items }) => items.filter(isStanding))
    .map(({ course_name, registrations }) => toApplied(course_name, registrations[0]));

/** The positions of a process for which the candidate's application stands. */
export const appliedPositions = (mine: readonly MyPssProcess[], processId: number): AppliedOffer[] =>
  mine
    .filter(({ id }) => id === processId)
    .flatMap(({ items_pss }) => items_pss.filter(isStanding))
    .map(({ job_title, pss_registrations }) => toApplied(job_title.name, pss_registrations[0]));

const isStanding = ({ status }: { status: number | null }) => status !== CANCELLED;

const toApplied = (name: string, registration: RegistrationRef | undefined): AppliedOffer => ({
  name,
  id: registration?.id ?? null,
  number: registration?.number ?? null,
  position: registration?.progress?.position ?? null,
  cancellable: Boolean(registration?.progress?.cancellable_until),
});
