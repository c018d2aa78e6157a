import type { MyPsgProcess, MyPssProcess } from '@portal/shared/contract/my-processes';
import { CANCELLED } from '@portal/shared/selection-process/statuses';

/** The courses of a process for which the candidate's application stands. */
export const appliedCourses = (mine: readonly MyPsgProcess[], processId: number): string[] =>
  mine
    .filter(({ id }) => id === processId)
    .flatMap(({ items }) => items.filter(isStanding))
    .map(({ course_name }) => course_name);

/** The positions of a process for which the candidate's application stands. */
export const appliedPositions = (mine: readonly MyPssProcess[], processId: number): string[] =>
  mine
    .filter(({ id }) => id === processId)
    .flatMap(({ items_pss }) => items_pss.filter(isStanding))
    .map(({ job_title }) => job_title.name);

const isStanding = ({ status }: { status: number | null }) => status !== CANCELLED;
