import type { PaymentMethod } from '@portal/shared/contract/payments';
import { formatMoney } from '@portal/shared/format/money';

/**
 * The instalment lines of a class: those of the payment-methods call; where it gives none, the price in ten (A 7).
 * @param price reais, or null when unknown
 */
export function instalmentLines(methods: readonly PaymentMethod[], price: number | null): string[] {
  if (methods.length > 0) return methods.map(lineOf);
  return price ? [`10x de ${formatMoney(price / 10)}`] : [];
}

function lineOf({
  meioDePagamentoDescricao: means,
  numeroDeParcelas: count,
  valorDaParcela: value,
}: PaymentMethod): string {
  const amount = value === null ? '' : `${count && count > 1 ? `${count}x de ` : ''}${formatMoney(value)}`;
  return [means, amount].filter(Boolean).join(': ');
}
