import { formatMoney } from '@portal/shared/format/money';

/** Cents as reais, e.g. "R$ 2.640,00". */
export const reais = (cents: number): string => formatMoney(cents / 100);
