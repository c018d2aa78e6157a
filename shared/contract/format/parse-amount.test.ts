import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

const read = (text: string) => {
  const amount = parseAmount(text);
  return amount.kind === 'read' ? amount.cents : amount.kind;
};

it.each([
  ['2000,5', 200_050],
  ['2000,', 200_000],
  ['r$1500', 150_000],
  ['R$\u00a01.500,00', 150_000],
  [' 10 ', 1_000],
  ['007', 700],
  ['', 'empty'],
  ['  ', 'empty'],
  ['1.5', 'unreadable'],
  ['1,500', 'unreadable'],
  ['1,500.00', 'unreadable'],
  ['1.50.000', 'unreadable'],
  ['0.500', 'unreadable'],
  ['2.', 'unreadable'],
  [',5', 'unreadable'],
  ['2 mil', 'unreadable'],
  ['1e3', 'unreadable'],
  ['R$', 'unreadable'],
  ['1234567890123', 'unreadable'],
])('the amount %j is %s', (text, cents) => {
  expect(read(text)).toBe(cents);
});

it.each(['-500', '−500', 'R$ -500,00', '-R$ 500,00', '(500)', '500-'])(
  'the amount %j is refused as negative',
  (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'unreadable', text: 'O valor não pode ser negativo.' });
  },
);

it('an amount is the same in each of the usual ways, and never another number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      const [whole, rest] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')];
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
      const ways = [`${whole},${rest}`, `${whole}.${rest}`, `${grouped},${rest}`, `R$ ${grouped},${rest}`];
      for (const text of ways) expect([text, read(text)]).toEqual([text, cents]);
      expect([read(whole), read(grouped)]).toEqual([cents, cents].map((all) => all - (all % 100)));
      expect(read(`-${grouped}`)).toBe('unreadable');
    }),
  );
});
