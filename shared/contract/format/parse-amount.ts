export type ParsedAmount =
  | { kind: 'empty' }
  | { kind: 'read'; cents: number }
  /** The field shows `text` as an error; it is not used in calculations. */
  | { kind: 'unreadable'; text: string };

const currencySign = /^r\$\s*/i;
/** "2.000" and "2.000,50" with complete groups; "2000", "2000,5" and "2000,". */
const brazilianPattern = /^(\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3})(?:,(\d{0,2}))?$/;
/** "1500.00", as software writes it. */
const machinePattern = /^(\d{1,12})\.(\d{2})$/;

const negative = 'O valor não pode ser negativo.';
const unclear = 'Não entendemos este valor. Escreva como 1.500,00 ou 1500.';

/**
 * Parses an amount in Brazilian notation, with or without "R$", points and cents. A point before three digits
 * separates thousands ("2.000" is two thousand), one before the last two digits is a decimal point
 * ("1500.00"). Ambiguous texts ("1.5", "1,500", "1.50.000") and words ("2 mil") are unreadable.
 */
export function parseAmount(text: string): ParsedAmount {
  const written = text.replace(/\s+/g, ' ').trim();
  if (written === '') return { kind: 'empty' };
  if (/^(r\$ ?)?[-−–]|^\(.*\)$|[-−–]$/i.test(written)) return { kind: 'unreadable', text: negative };
  const amount = written.replace(currencySign, '');
  const [, whole, cents = ''] = brazilianPattern.exec(amount) ?? machinePattern.exec(amount) ?? [];
  if (whole === undefined) return { kind: 'unreadable', text: unclear };
  return { kind: 'read', cents: Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0')) };
}
