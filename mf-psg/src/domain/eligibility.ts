import type { Settings } from '@portal/contract/endpoints/home';
import { formatDate } from '@portal/contract/format/date';
import { toCents } from '@portal/contract/format/money';
import { parseAmount } from '@portal/contract/format/parse-amount';
import { schoolingLevels } from '@portal/contract/selection-process/coded-values';
import { formatAge } from '@portal/contract/selection-process/minimum-age';
import type { Process } from '@portal/selection-process/rules/process';
import type { PsgOffer } from './psg.ts';

/** Default limit of monthly income per person, in reais, if the server names none (A 9). */
const DEFAULT_LIMIT = 2640;

/** Returns the server's limit with its first day, or else the specified one (A 5.4). */
export function incomeLimit(settings: Settings | undefined) {
  const reais = settings?.eligibility_income_limit;
  return reais && reais > 0
    ? { cents: toCents(reais), since: settings.eligibility_income_limit_since }
    : { cents: toCents(DEFAULT_LIMIT), since: null };
}

/**
 * Result of the calculator (A 4, A 5.4): 0 no income, 1 eligible, 2 not eligible. While incomes are invalid or missing,
 * there is no result; `places` then lists those fields, from 1. Amounts are in cents.
 */
export type Eligibility =
  | { kind: 'unreadable' | 'incomplete'; places: readonly number[] }
  | {
      kind: 'decided';
      result: 0 | 1 | 2;
      incomes: readonly number[];
      /** Rounded up to a cent, so that it exceeds the limit exactly when the family's income does. */
      average: number;
      exact: boolean;
    };

/** Evaluates incomes as typed, such as "1.234,50": their sum divided by the number of fields (A 5.4). */
export function eligibility(typed: readonly string[], limit: number): Eligibility {
  const read = typed.map(parseAmount);
  const findPlaces = (kind: 'unreadable' | 'empty') =>
    read.flatMap((amount, index) => (amount.kind === kind ? [index + 1] : []));
  const [unreadable, empty] = [findPlaces('unreadable'), findPlaces('empty')];
  if (unreadable.length > 0) return { kind: 'unreadable', places: unreadable };
  if (empty.length > 0) return { kind: 'incomplete', places: empty };
  const incomes = read.flatMap((amount) => (amount.kind === 'read' ? [amount.cents] : []));
  const sum = incomes.reduce((total, cents) => total + cents, 0);
  const average = Math.ceil(sum / incomes.length);
  const result = sum === 0 ? 0 : average <= limit ? 1 : 2;
  return { kind: 'decided', result, incomes, average, exact: average * incomes.length === sum };
}

/** Answers to the three questions, as entered; '' while unanswered. */
export interface EligibilityAnswers {
  income: '' | 'within' | 'above' | 'unknown';
  age: string;
  schooling: string;
}

/** Open course whose requirements the answers meet. */
interface EligibleCourse {
  id: number;
  name: string;
  notice: Pick<Process, 'id' | 'name'>;
  deadline: string;
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
