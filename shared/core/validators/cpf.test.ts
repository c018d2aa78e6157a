import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCpf } from './cpf.ts';

/** The Receita Federal's rule: weights 10…2, then 11…2; the remainder of ten times the sum by 11, ten counting as 0. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}

function withCheckDigits(base: readonly number[]): string {
  const first = checkDigit(base);
  return [...base, first, checkDigit([...base, first])].join('');
}

const base = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1);

describe('A 5.2 CPF', () => {
  it.each([
    ['529.982.247-25', true],
    [' 529 982 247 25 ', true],
    ['123.456.789-09', true],
    ['529.982.247-24', false],
    ['5299822472', false],
    ['529982247025', false],
    ['', false],
  ])('%j is valid: %s', (value, valid) => {
    expect(isCpf(value)).toBe(valid);
  });

  it.each([...'0123456789'])('refuses eleven times %s, although its check digits verify', (digit) => {
    expect(isCpf(digit.repeat(11))).toBe(false);
  });

  it('accepts of any nine digits the check digits of the published rule, and no others', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 99 }), (digits, step) => {
        const cpf = withCheckDigits(digits);
        const wrong = String((Number(cpf.slice(9)) + step) % 100).padStart(2, '0');
        expect([isCpf(cpf), isCpf(cpf.slice(0, 9) + wrong)]).toEqual([true, false]);
      }),
    );
  });
});
