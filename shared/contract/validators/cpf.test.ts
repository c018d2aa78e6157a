import { expect, it } from 'vitest';
import { bareTaxId } from '../format/mask.ts';
import { isCnpj, isCpf, isCpfOrCnpj } from './cpf.ts';

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

it.each([
  ['11.222.333/0001-81', true],
  ['12abc34501de35', true],
  ['11.222.333/0001-80', false],
  ['12ABC34501DE45', false],
  ['12.ABC.345/01DE-AB', false],
  ['1122233300018', false],
  ['00.000.000/0000-00', false],
  ['', false],
])('%j is a CNPJ: %s', (value, valid) => {
  expect(isCnpj(value)).toBe(valid);
});

it.each([
  ['529.982.247-25', true],
  ['12.ABC.345/01DE-35', true],
  ['529.982.247-2A', false],
  ['11.222.333/0001', false],
])('%j is a CPF or a CNPJ, as a contact ticket takes: %s (B 5)', (value, valid) => {
  expect(isCpfOrCnpj(value)).toBe(valid);
});

it('a tax id is sent without its signs, with the letters of an alphanumeric CNPJ', () => {
  expect(bareTaxId('529.982.247-25')).toBe('52998224725');
  expect(bareTaxId('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});
