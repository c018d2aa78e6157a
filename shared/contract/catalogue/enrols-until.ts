import type { CourseClass } from '../endpoints/courses.ts';
import { toTimestamp } from '../format/date.ts';

type Enrolling = Pick<
  CourseClass,
  'vagasDisponiveis' | 'dataDeEncerramentoOnline' | 'dataDeEncerramentoPresencial'
>;

/**
 * Returns until when a class accepts enrolments online or at its unit (A 4): units may continue after online
 * enrolment has closed.
 * @returns a timestamp; 0 without vacancies, infinity without closing dates
 */
export function enrolsUntil(offered: Enrolling): number {
  if (offered.vagasDisponiveis !== null && offered.vagasDisponiveis <= 0) return 0;
  const ends = [offered.dataDeEncerramentoPresencial, offered.dataDeEncerramentoOnline];
  return ends.map((date) => toTimestamp(date, 'end')).find((end) => end !== null) ?? Number.POSITIVE_INFINITY;
}
