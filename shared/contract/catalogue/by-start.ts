import type { CourseClass } from '../endpoints/courses.ts';
import { toIsoDay } from '../format/date.ts';

type Starting = Pick<CourseClass, 'dataPeriodoExecucaoInicial'>;

/** Sorts classes by start date; undated classes come last. */
export const byStart = <Class extends Starting>(classes: readonly Class[]): Class[] =>
  classes
    .map((each) => ({ each, start: toIsoDay(each.dataPeriodoExecucaoInicial) }))
    .sort(earlierFirst)
    .map(({ each }) => each);

/** Compares dates (yyyy-mm-dd); null sorts last. */
export function earlierFirst(
  { start: one }: { start: string | null },
  { start: other }: { start: string | null },
): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
