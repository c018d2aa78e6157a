import type { DiscountPolicy, PaymentMethod } from '@portal/contract/endpoints/course-details';
import { formatCents, toCents } from '@portal/contract/format/money';

/** Instalments in cents: equal except the last, which takes the remainder. */
export interface Instalments {
  count: number;
  each: number;
  last: number;
}

/** Payment method of a class: its name and instalments, if known. */
export interface PaymentLine {
  means: string;
  instalments: Instalments | null;
}

/** Default number of instalments without payment methods (A 7). */
const DEFAULT_INSTALMENTS = 10;

/** Splits an amount into instalments that add up to it exactly. */
export function split(cents: number, count: number): Instalments {
  const each = Math.floor(cents / count);
  return { count, each, last: cents - each * (count - 1) };
}

export const totalOf = ({ count, each, last }: Instalments): number => each * (count - 1) + last;

/** Returns the payment methods of a class; without any, the price in reais in ten instalments (A 7). */
export function paymentLines(methods: readonly PaymentMethod[], price: number | null): PaymentLine[] {
  if (methods.length > 0) return methods.map(toLine);
  return price !== null && price > 0
    ? [{ means: '', instalments: split(toCents(price), DEFAULT_INSTALMENTS) }]
    : [];
}

function toLine({
  meioDePagamentoDescricao: means,
  numeroDeParcelas: count,
  valorDaParcela: value,
}: PaymentMethod): PaymentLine {
  if (value === null) return { means, instalments: null };
  const each = toCents(value);
  return { means, instalments: { count: Math.max(1, count ?? 1), each, last: each } };
}

/** Formats a payment method: "Cartão de crédito: 10x de R$ 349,00". */
export const lineText = ({ means, instalments }: PaymentLine): string =>
  [means, instalments ? formatInstalments(instalments) : ''].filter(Boolean).join(': ');

/** Formats the payment methods of a class, one per line (A 2.5). */
export const instalmentLines = (methods: readonly PaymentMethod[], price: number | null): string[] =>
  paymentLines(methods, price).map(lineText);

/** Formats the total of several instalments, with a difference from the price in reais caused by rounding. */
export function totalText({ instalments }: PaymentLine, price: number | null): string | null {
  if (!instalments || instalments.count < 2) return null;
  const total = `total ${formatCents(totalOf(instalments))}`;
  const cents = price === null ? totalOf(instalments) : toCents(price);
  const difference = Math.abs(totalOf(instalments) - cents);
  return difference > 0 && difference < instalments.count
    ? `${total}: o preço é ${formatCents(cents)}, e cada parcela é arredondada para o centavo`
    : total;
}

function formatInstalments({ count, each, last }: Instalments): string {
  if (count === 1) return formatCents(last);
  const rest = last === each ? '' : ` (a última, ${formatCents(last)})`;
  return `${count}x de ${formatCents(each)}${rest}`;
}

export type KnownPolicy = DiscountPolicy & { percentage: number };

/** Filters the policies with a known percentage. */
export const knownPolicies = (policies: readonly DiscountPolicy[]): KnownPolicy[] =>
  policies.filter((policy): policy is KnownPolicy => policy.percentage !== null && policy.percentage > 0);

/** Applies a discount of at most 100 % to a price in cents, rounding once, half up. */
export const discounted = (cents: number, percentage: number): number =>
  Math.round((cents * (100_00 - Math.min(100_00, Math.round(percentage * 100)))) / 100_00);

/** Returns the same payment methods and instalment counts for another amount. */
export const linesFor = (lines: readonly PaymentLine[], cents: number): PaymentLine[] =>
  lines.map(({ means, instalments }) => ({
    means,
    instalments: instalments && split(cents, instalments.count),
  }));

/** Formats a percentage: 12,5%. */
export const percentageText = (percentage: number): string =>
  `${Number(percentage.toFixed(2))}%`.replace('.', ',');
