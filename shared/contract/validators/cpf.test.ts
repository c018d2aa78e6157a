import { expect, it } from 'vitest';
import { isCpf } from './cpf.ts';

it.each([
  ['529.982.247-25', true],
  [' 529 982 247 25 ', true],
  ['123.456.789-09', true],
  ['529.982.247-24', false],
  ['529.982.247-15', false],
  ['5299822472', false],
  ['529982247025', false],
  ['', false],
])('%j is a CPF: %s (A 5.2)', (value, valid) => {
  expect(isCpf(value)).toBe(valid);
});

it.each([...'0123456789'])('refuses eleven times %s, although its check digits verify', (digit) => {
  expect(isCpf(digit.repeat(11))).toBe(false);
});
