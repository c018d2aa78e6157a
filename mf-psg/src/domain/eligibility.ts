import type { Settings } from '@portal/shared/contract/settings';
import { centsOf } from '@portal/shared/format/money';

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
    ? { cents: centsOf(reais), since: settings.eligibility_income_limit_since }
    : { cents: centsOf(DEFAULT_LIMIT), since: null };
}

/**
 * The calculator's result (A 4, A 5.4): 0 no income, 1 eligible, 2 not eligible. Nobody is judged while an income is
 * missing; `missing` then holds the places, from 1, of the fields that are not yet a number. Amounts are in cents.
 */
export type Eligibility =
  | { kind: 'incomplete'; missing: readonly number[] }
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
  const read = typed.map(readCents);
  const missing = read.flatMap((cents, index) => (cents === null ? [index + 1] : []));
  if (missing.length > 0) return { kind: 'incomplete', missing };
  const incomes = read.filter((cents) => cents !== null);
  const sum = incomes.reduce((total, cents) => total + cents, 0);
  const average = Math.ceil(sum / incomes.length);
  const result = sum === 0 ? 0 : average <= limit ? 1 : 2;
  return { kind: 'judged', result, incomes, average, exact: average * incomes.length === sum };
}

/**
 * @param text an amount in reais as it is written in Brazil, with or without its points and cents
 * @returns cents; null for what is no amount
 */
export function readCents(text: string): number | null {
  const [, whole, cents = ''] = /^(\d{1,3}(?:\.\d{3}){1,3}|\d{1,12})(?:,(\d{0,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}
