import type { CourseClass } from '../contract/courses.ts';
import { toTimestamp } from '../format/date.ts';

type Enrolling = Pick<
  CourseClass,
  'vagasDisponiveis' | 'dataDeEncerramentoOnline' | 'dataDeEncerramentoPresencial'
>;

/**
 * Until when anybody can enrol in a class, online or at its unit (A 4): the unit may take people after the online
 * enrolment is over.
 * @returns milliseconds since 1970; 0 without vacancies, infinity where no closing date is set
 */
export function enrolsUntil(offered: Enrolling): number {
  if (offered.vagasDisponiveis !== null && offered.vagasDisponiveis <= 0) return 0;
  const ends = [offered.dataDeEncerramentoPresencial, offered.dataDeEncerramentoOnline];
  return ends.map((date) => toTimestamp(date, 'end')).find((end) => end !== null) ?? Number.POSITIVE_INFINITY;
}
