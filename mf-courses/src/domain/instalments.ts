import type { PaymentMethod } from '@portal/shared/contract/payments';
import { formatCents, toCents } from '@portal/shared/format/money';

/** Instalments in cents: all alike but the last, which takes what is left over. */
export interface Instalments {
  count: number;
  each: number;
  last: number;
}

/** One way to pay a class: its name where it has one, and its instalments where the server tells them. */
export interface PaymentLine {
  means: string;
  instalments: Instalments | null;
}

/** Instalments where the server names no way to pay (A 7). */
const DEFAULT_INSTALMENTS = 10;

/** A sum in so many instalments; together they are the sum to the cent. */
export function split(cents: number, count: number): Instalments {
  const each = Math.floor(cents / count);
  return { count, each, last: cents - each * (count - 1) };
}

export const totalOf = ({ count, each, last }: Instalments): number => each * (count - 1) + last;

/**
 * The ways to pay a class: those of the payment-methods call; where it gives none, the price in ten (A 7).
 * @param price reais, or null when unknown
 */
export function paymentLines(methods: readonly PaymentMethod[], price: number | null): PaymentLine[] {
  if (methods.length > 0) return methods.map(lineOf);
  return price !== null && price > 0
    ? [{ means: '', instalments: split(toCents(price), DEFAULT_INSTALMENTS) }]
    : [];
}

function lineOf({
  meioDePagamentoDescricao: means,
  numeroDeParcelas: count,
  valorDaParcela: value,
}: PaymentMethod): PaymentLine {
  if (value === null) return { means, instalments: null };
  const each = toCents(value);
  return { means, instalments: { count: Math.max(1, count ?? 1), each, last: each } };
}

/** A way to pay as it is read, e.g. "Cartão de crédito: 10x de R$ 349,00". */
export const lineText = ({ means, instalments }: PaymentLine): string =>
  [means, instalments ? instalmentsText(instalments) : ''].filter(Boolean).join(': ');

/** The ways to pay a class, each in one line (A 2.5). */
export const instalmentLines = (methods: readonly PaymentMethod[], price: number | null): string[] =>
  paymentLines(methods, price).map(lineText);

/**
 * What a way to pay costs in all; nothing for a single payment, whose value says it. A sum that misses the price by the
 * rounding of its instalments alone says so.
 * @param price reais, or null when unknown
 */
export function totalText({ instalments }: PaymentLine, price: number | null): string | null {
  if (!instalments || instalments.count < 2) return null;
  const total = `total ${formatCents(totalOf(instalments))}`;
  const cents = price === null ? totalOf(instalments) : toCents(price);
  const difference = Math.abs(totalOf(instalments) - cents);
  return difference > 0 && difference < instalments.count
    ? `${total}: o preço é ${formatCents(cents)}, e cada parcela é arredondada para o centavo`
    : total;
}

function instalmentsText({ count, each, last }: Instalments): string {
  if (count === 1) return formatCents(last);
  const rest = last === each ? '' : ` (a última, ${formatCents(last)})`;
  return `${count}x de ${formatCents(each)}${rest}`;
}
