import type { DiscountPolicy } from '@portal/contract/endpoints/course-details';
import { type PaymentLine, split } from './instalments.ts';

export type KnownPolicy = DiscountPolicy & { percentage: number };

/** Filters the policies with a known percentage. */
export const knownPolicies = (policies: readonly DiscountPolicy[]): KnownPolicy[] =>
  policies.filter((policy): policy is KnownPolicy => policy.percentage !== null && policy.percentage > 0);

/** Applies discounts to a price in cents, rounding once, half up. Percentages are added up, to at most 100. */
export function discounted(cents: number, percentages: readonly number[]): number {
  const inHundredths = percentages.map((each) => Math.round(Math.max(0, each) * 100));
  const taken = Math.min(
    100_00,
    inHundredths.reduce((sum, each) => sum + each, 0),
  );
  return Math.round((cents * (100_00 - taken)) / 100_00);
}

/** Returns the same payment methods and instalment counts for another amount. */
export const linesFor = (lines: readonly PaymentLine[], cents: number): PaymentLine[] =>
  lines.map(({ means, instalments }) => ({
    means,
    instalments: instalments && split(cents, instalments.count),
  }));
