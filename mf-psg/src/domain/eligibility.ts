import type { Settings } from '@portal/contract/endpoints/home';
import { toCents } from '@portal/contract/format/money';
import { parseAmount } from '@portal/contract/format/parse-amount';

/** Default limit of monthly income per person, in reais, if the server names none (A 9). */
const DEFAULT_LIMIT = 2640;

/** Maximum income per person for the programme. */
export interface IncomeLimit {
  /** In cents. */
  cents: number;
  /** First day of validity, yyyy-mm-dd, if the server reports it. */
  since: string | null;
}

/** Returns the server's limit, or else the specified one (A 5.4). */
export function incomeLimit(settings: Settings | undefined): IncomeLimit {
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
      /** Whether the division has no remainder. */
      exact: boolean;
    };

/**
 * Evaluates a family's income per person: the sum divided by the number of fields (A 5.4).
 * @param typed income of each person as typed, such as "1.234,50"
 * @param limit in cents
 */
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
