import type { Settings } from '@portal/shared/contract/settings';
import { toCents } from '@portal/shared/format/money';
import { parseAmount } from '@portal/shared/format/parse-amount';

/** Highest monthly income per head, in reais, that the programme accepts where the server names none (A 9). */
const DEFAULT_LIMIT = 2640;

/** Up to which income per head the programme is open. */
export interface IncomeLimit {
  /** Cents. */
  cents: number;
  /** The day from which it holds, yyyy-mm-dd; null when the server does not say. */
  since: string | null;
}

/** What the server says of the limit, else the specified one (A 5.4). */
export function incomeLimit(settings: Settings | undefined): IncomeLimit {
  const reais = settings?.eligibility_income_limit;
  return reais && reais > 0
    ? { cents: toCents(reais), since: settings.eligibility_income_limit_since }
    : { cents: toCents(DEFAULT_LIMIT), since: null };
}

/**
 * The calculator's result (A 4, A 5.4): 0 no income, 1 eligible, 2 not eligible. Nobody is judged while an income cannot
 * be read or is missing; `places` then holds those fields, from 1. Amounts are in cents.
 */
export type Eligibility =
  | { kind: 'unreadable' | 'incomplete'; places: readonly number[] }
  | {
      kind: 'judged';
      result: 0 | 1 | 2;
      incomes: readonly number[];
      /** Rounded up to a whole cent, so that it is above the limit exactly when the family is. */
      average: number;
      /** Whether the division comes out even. */
      exact: boolean;
    };

/**
 * Judges a family by its income per head: the sum divided by the number of fields (A 5.4).
 * @param typed the income of each person as typed, such as "1.234,50"
 * @param limit cents
 */
export function eligibility(typed: readonly string[], limit: number): Eligibility {
  const read = typed.map(parseAmount);
  const placesOf = (kind: 'unreadable' | 'empty') =>
    read.flatMap((amount, index) => (amount.kind === kind ? [index + 1] : []));
  const [unreadable, empty] = [placesOf('unreadable'), placesOf('empty')];
  if (unreadable.length > 0) return { kind: 'unreadable', places: unreadable };
  if (empty.length > 0) return { kind: 'incomplete', places: empty };
  const incomes = read.flatMap((amount) => (amount.kind === 'read' ? [amount.cents] : []));
  const sum = incomes.reduce((total, cents) => total + cents, 0);
  const average = Math.ceil(sum / incomes.length);
  const result = sum === 0 ? 0 : average <= limit ? 1 : 2;
  return { kind: 'judged', result, incomes, average, exact: average * incomes.length === sum };
}
