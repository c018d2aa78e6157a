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
    ['52998224725', true],
    [' 529 982 247 25 ', true],
    ['123.456.789-09', true],
    ['529.982.247-24', false],
    ['529.982.247-35', false],
    ['5299822472', false],
    ['529982247250', false],
    ['', false],
    ['não é um CPF', false],
  ])('%j is valid: %s', (value, valid) => {
    expect(isCpf(value)).toBe(valid);
  });

  it('refuses all the same digit, although its check digits verify', () => {
    for (const digit of '0123456789') expect(isCpf(digit.repeat(11))).toBe(false);
  });

  it('accepts any nine digits with the check digits of the published rule, masked or not', () => {
    fc.assert(
      fc.property(base.map(withCheckDigits), (cpf) => {
        const masked = cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
        expect([isCpf(cpf), isCpf(masked)]).toEqual([true, true]);
      }),
    );
  });

  it('refuses a valid CPF in which any one digit was changed', () => {
    const position = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(base.map(withCheckDigits), position, fc.integer({ min: 1, max: 9 }), (cpf, at, step) => {
        const changed = (Number(cpf[at]) + step) % 10;
        const mistyped = cpf.slice(0, at) + changed + cpf.slice(at + 1);
        // Two different remainders, 10 and 0, give the same check digit; the published rule admits those slips.
        const digits = [...mistyped].map(Number);
        expect(isCpf(mistyped)).toBe(withCheckDigits(digits.slice(0, 9)) === mistyped);
      }),
    );
  });
});
