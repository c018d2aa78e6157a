/** An amount in reais as somebody has written it. */
export type ParsedAmount =
  | { kind: 'empty' }
  | { kind: 'read'; cents: number }
  /** It is said at the field in `text`; nothing is calculated with it. */
  | { kind: 'unreadable'; text: string };

const sign = /^r\$\s*/i;
/** "2.000" and "2.000,50", no group missing; "2000", "2000,5" and "2000,". */
const brazilian = /^(\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3})(?:,(\d{0,2}))?$/;
/** "1500.00", as machines and spreadsheets write it. */
const machine = /^(\d{1,12})\.(\d{2})$/;

const negative = 'O valor não pode ser negativo.';
const unclear = 'Não entendemos este valor. Escreva como 1.500,00 ou 1500.';

/**
 * Reads an amount as it is written in Brazil, with or without "R$", points and cents. A point before three digits stands
 * between thousands ("2.000" is two thousand), one before the last two is read as a comma ("1500.00"). What could be
 * read in two ways ("1.5", "1,500", "1.50.000") or needs words ("2 mil") is not guessed.
 */
export function parseAmount(text: string): ParsedAmount {
  const written = text.replace(/\s+/g, ' ').trim();
  if (written === '') return { kind: 'empty' };
  if (/^(r\$ ?)?[-−–]|^\(.*\)$|[-−–]$/i.test(written)) return { kind: 'unreadable', text: negative };
  const amount = written.replace(sign, '');
  const [, whole, cents = ''] = brazilian.exec(amount) ?? machine.exec(amount) ?? [];
  if (whole === undefined) return { kind: 'unreadable', text: unclear };
  return { kind: 'read', cents: Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0')) };
}
