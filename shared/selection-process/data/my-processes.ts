import { call } from '@portal/client/api';
import {
  listMyPsgProcesses,
  listMyPssProcesses,
  type MyPsgProcess,
  type MyPssProcess,
  type RegistrationRef,
} from '@portal/contract/endpoints/my-processes';
import type { Standing } from '@portal/contract/format/position';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { queryOptions } from '@tanstack/react-query';

/** The candidate's registrations. A logout removes all keys that begin with `candidate`. */
export const psgProcessesQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'psg-processes'],
    queryFn: ({ signal }) => call(listMyPsgProcesses, { signal }),
  });

export const pssProcessesQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'pss-processes'],
    queryFn: ({ signal }) => call(listMyPssProcesses, { signal }),
  });

/** Offer of a process for which the candidate has applied. */
export interface AppliedOffer {
  name: string;
  /** Id of the registration; null if unknown, like number and standing. */
  id: number | null;
  number: string | null;
  standing: Standing | null;
  /** Whether the candidate can still cancel it. */
  cancellable: boolean;
}

/** Returns the courses of a process with the candidate's active registrations. */
export const appliedCourses = (mine: readonly MyPsgProcess[], processId: number): AppliedOffer[] =>
  mine
    .filter(({ id }) => id === processId)
    .flatMap(({ items }) => items.filter(isActive))
    .map(({ course_name, registrations }) => toApplied(course_name, registrations[0]));

/** Returns the positions of a process with the candidate's active registrations. */
export const appliedPositions = (mine: readonly MyPssProcess[], processId: number): AppliedOffer[] =>
  mine
    .filter(({ id }) => id === processId)
    .flatMap(({ items_pss }) => items_pss.filter(isActive))
    .map(({ job_title, pss_registrations }) => toApplied(job_title.name, pss_registrations[0]));

const isActive = ({ status }: { status: number | null }) => status !== CANCELLED;

const toApplied = (name: string, registration: RegistrationRef | undefined): AppliedOffer => ({
  name,
  id: registration?.id ?? null,
  number: registration?.number ?? null,
  standing: registration?.progress ?? null,
  cancellable: Boolean(registration?.progress?.cancellable_until),
});
