import { formatDate } from '@portal/contract/format/date';
import { schoolingLevels } from '@portal/contract/selection-process/coded-values';
import { formatAge } from '@portal/contract/selection-process/minimum-age';
import type { Process } from '@portal/selection-process/rules/process';
import type { PsgOffer } from './psg.ts';

/** Answers to the three questions, as entered; '' while unanswered. */
export interface EligibilityAnswers {
  income: '' | 'within' | 'above' | 'unknown';
  /** In years. */
  age: string;
  /** Value of `schoolingLevels`. */
  schooling: string;
}

/** Open course whose requirements the answers meet. */
interface EligibleCourse {
  id: number;
  name: string;
  notice: Pick<Process, 'id' | 'name'>;
  deadline: string;
  /** Condition that the answers leave open. */
  condition: string | null;
}

export type EligibilityDecision =
  | { kind: 'unanswered' }
  | { kind: 'above-limit' }
  | { kind: 'decided'; courses: readonly EligibleCourse[]; isIncomeKnown: boolean };

/** Returns the open courses that a person may apply for by income, age and schooling, nearest deadline first. */
export function decideEligibility(
  { income, age, schooling }: EligibilityAnswers,
  notices: readonly Pick<Process<PsgOffer>, 'id' | 'name' | 'offers'>[],
): EligibilityDecision {
  if (income === 'above') return { kind: 'above-limit' };
  const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : null;
  if (income === '' || years === null || schooling === '') return { kind: 'unanswered' };
  const courses = notices.flatMap(({ id, name, offers }) =>
    offers.flatMap((course) => {
      const conditions = [checkAge(course, years), checkSchooling(course, schooling)];
      if (conditions.includes(false)) return [];
      const deadline = formatDate(course.end_date);
      const condition = conditions.filter(Boolean).join(' ') || null;
      return { id: course.id, name: course.name, notice: { id, name }, deadline, condition };
    }),
  );
  return { kind: 'decided', courses, isIncomeKnown: income === 'within' };
}

/** Remaining condition; null if the requirement is met, false if not. */
type Condition = string | null | false;

/** Applicants a year too young may be old enough on the first day of the course. */
function checkAge({ min_age: minimum, course_start_date: start }: PsgOffer, age: number): Condition {
  if (minimum === null || age >= minimum) return null;
  if (age < minimum - 1 || start === null) return false;
  return `Só se você fizer ${formatAge(minimum)} até ${formatDate(start)}.`;
}

/** Requirements in free text are left to the reader. */
function checkSchooling(course: PsgOffer, schooling: string): Condition {
  const { min_age, min_schooling, prerequisite } = course;
  const isOnlyText = min_age === null && min_schooling === null;
  if (isOnlyText) return prerequisite === null ? null : `Confira o pré-requisito: ${prerequisite}.`;
  const wanted = getRank(min_schooling);
  if (wanted < 0) return null;
  return getRank(schooling) >= wanted ? null : false;
}

const getRank = (level: string | null): number => schoolingLevels.findIndex(({ value }) => value === level);
