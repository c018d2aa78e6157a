import type { DiscountPolicy } from '@portal/shared/contract/payments';
import { type PaymentLine, split } from './instalments.ts';

/** A policy whose percentage is known. */
export type KnownPolicy = DiscountPolicy & { percentage: number };

/** The policies whose percentage can be applied. */
export const knownPolicies = (policies: readonly DiscountPolicy[]): KnownPolicy[] =>
  policies.filter((policy): policy is KnownPolicy => policy.percentage !== null && policy.percentage > 0);

/**
 * A price after discounts, in cents; rounded once, half a cent upwards. Several percentages are added up, in whichever
 * order, and together take off no more than there is.
 */
export function discounted(cents: number, percentages: readonly number[]): number {
  const inHundredths = percentages.map((each) => Math.round(Math.max(0, each) * 100));
  const taken = Math.min(
    100_00,
    inHundredths.reduce((sum, each) => sum + each, 0),
  );
  return Math.round((cents * (100_00 - taken)) / 100_00);
}

/** The ways to pay another sum: the same means, each in as many instalments as before. */
export const linesFor = (lines: readonly PaymentLine[], cents: number): PaymentLine[] =>
  lines.map(({ means, instalments }) => ({
    means,
    instalments: instalments && split(cents, instalments.count),
  }));
