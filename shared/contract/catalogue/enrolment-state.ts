import type { CourseClass } from '../endpoints/courses.ts';
import { toTimestamp } from '../format/date.ts';
import { parseUrl } from '../format/links.ts';

type Enrolling = Pick<
  CourseClass,
  'vagasDisponiveis' | 'dataDeEncerramentoOnline' | 'dataDeEncerramentoPresencial'
>;
export type EnrollableClass = Enrolling & Pick<CourseClass, 'linkMatriculaOnline'>;

export type ClosedReason = 'no-vacancies' | 'online-closed' | 'presential-closed' | 'no-link';

export type EnrolmentState = { kind: 'open'; url: string } | { kind: 'closed'; reason: ClosedReason };

/**
 * Returns whether online enrolment in a class is possible (A 4), or the first of the reasons against it: no vacancies, a
 * closing date, no link. Unknown vacancies do not close a class. A date without time lasts until its end in Belém.
 */
export function enrolmentState(offered: EnrollableClass, now: number): EnrolmentState {
  if (offered.vagasDisponiveis !== null && offered.vagasDisponiveis <= 0)
    return createClosedState('no-vacancies');
  if (hasPassed(offered.dataDeEncerramentoOnline, now)) return createClosedState('online-closed');
  if (hasPassed(offered.dataDeEncerramentoPresencial, now)) return createClosedState('presential-closed');
  const url = parseWebUrl(offered.linkMatriculaOnline);
  return url === null ? createClosedState('no-link') : { kind: 'open', url };
}

const createClosedState = (reason: ClosedReason): EnrolmentState => ({ kind: 'closed', reason });

export function hasPassed(date: string | null, now: number): boolean {
  const end = toTimestamp(date, 'end');
  return end !== null && now > end;
}

/** Returns an http(s) URL, or null for any other text. */
function parseWebUrl(text: string | null): string | null {
  const address = text?.trim() ?? '';
  return /^https?:\/\//i.test(address) ? (parseUrl(address)?.href ?? null) : null;
}

/**
 * Returns until when a class takes enrolments online or at its unit (A 4): 0 without vacancies, infinity without dates.
 */
export function enrolsUntil(offered: Enrolling): number {
  if (offered.vagasDisponiveis !== null && offered.vagasDisponiveis <= 0) return 0;
  const ends = [offered.dataDeEncerramentoPresencial, offered.dataDeEncerramentoOnline];
  return ends.map((date) => toTimestamp(date, 'end')).find((end) => end !== null) ?? Number.POSITIVE_INFINITY;
}

/** Returns whether a class no longer accepts enrolments, even at its unit. */
export const isOver = (offered: Enrolling, now: number): boolean => now > enrolsUntil(offered);

/** Value of `enrollment_open` of courses whose enrolments are open (A 2.4). */
const ENROLLING = 1;

/** Returns whether enrolments in a course are open: courses that are not are listed and found nowhere. */
export const isEnrolling = ({ enrollment_open }: { enrollment_open: number | null }): boolean =>
  enrollment_open === ENROLLING;
