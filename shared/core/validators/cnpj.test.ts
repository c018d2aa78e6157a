import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareTaxId, isCnpj, isCpfOrCnpj } from './cnpj.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The rule of the alphanumeric CNPJ: each character is its code less 48, weights 2 to 9 from the right, modulo 11. */
function checkDigit(characters: string): number {
  const sum = [...characters]
    .reverse()
    .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

function withCheckDigits(base: string): string {
  const first = base + checkDigit(base);
  return first + checkDigit(first);
}

const base = fc
  .array(fc.constantFrom(...alphabet), { minLength: 12, maxLength: 12 })
  .map((characters) => characters.join(''))
  .filter((characters) => new Set(characters).size > 1);

describe('CNPJ', () => {
  it.each([
    ['11.222.333/0001-81', true],
    ['12abc34501de35', true],
    ['12.ABC.345/01DE-AB', false],
    ['1122233300018', false],
    ['00.000.000/0000-00', false],
    ['', false],
  ])('%j is valid: %s', (value, valid) => {
    expect(isCnpj(value)).toBe(valid);
  });

  it('accepts of any twelve characters the check digits of the published rule, and no others', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 99 }), (characters, step) => {
        const cnpj = withCheckDigits(characters);
        const wrong = String((Number(cnpj.slice(12)) + step) % 100).padStart(2, '0');
        expect([isCnpj(cnpj), isCnpj(characters + wrong)]).toEqual([true, false]);
      }),
    );
  });
});

describe('B 5 CPF or CNPJ of a contact ticket', () => {
  it.each([
    ['529.982.247-25', true],
    ['12.ABC.345/01DE-35', true],
    ['529.982.247-2A', false],
    ['11.222.333/0001', false],
  ])('%j is valid: %s', (value, valid) => {
    expect(isCpfOrCnpj(value)).toBe(valid);
  });

  it('sends digits only, and keeps the letters of an alphanumeric CNPJ', () => {
    expect(bareTaxId('529.982.247-25')).toBe('52998224725');
    expect(bareTaxId('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  });
});
