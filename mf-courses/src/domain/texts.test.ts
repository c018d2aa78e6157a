import { unit } from '@portal/contract/endpoints/units';
import { priceText } from '@portal/contract/format/money';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeDemand } from '../parts/requested-classes.tsx';
import { findUnitByName, helpAddress } from './class-unit.ts';
import { percentageText } from './payments.ts';

it.each([
  [null, 2, 'Em Breve'],
  [null, 1, 'Gratuito'],
  [0, 1, 'Gratuito'],
  [1234.5, 2, 'R$\u00a01.234,50'],
  [1234.5, 1, 'R$\u00a01.234,50'],
])('price %s of modality %s reads %s', (price, modality, text) => {
  expect(priceText(price, modality)).toBe(text);
});

it.each([
  [10, '10%'],
  [12.5, '12,5%'],
  [33.333, '33,33%'],
])('%s per cent read %s', (percentage, text) => {
  expect(percentageText(percentage)).toBe(text);
});

it.each([
  ['Santana', 'noite', 4, 'Faltam no máximo 4 interessados para abrir em Santana à noite'],
  ['Santana', 'manha', 1, 'Falta no máximo 1 interessado para abrir em Santana de manhã'],
  ['Macapá', null, 15, 'Faltam no máximo 15 interessados para abrir em Macapá'],
  ['Macapá', 'madrugada', 15, 'Faltam no máximo 15 interessados para abrir em Macapá'],
  ['Macapá', 'fim-de-semana', 0, 'Já há interessados para abrir uma turma em Macapá no fim de semana'],
])('in %s, %s, with %d missing: %s', (city, shift, missing, text) => {
  expect(describeDemand({ city, shift, missing })).toBe(text);
});

const macapa = z.parse(unit, { name: 'Macapá' });

it.each([
  ['MACAPA', macapa],
  ['Laranjal do Jari', undefined],
  ['', undefined],
  [null, undefined],
])('the unit called %s is found whatever the accents: %o', (name, found) => {
  expect(findUnitByName([{ ...macapa, name: '' }, macapa], name)).toBe(found);
});

it.each([
  [{ phone: '(96) 3198-1234', whatsapp: null }, 'https://wa.me/559631981234'],
  [{ phone: '(96) 3198-1234', whatsapp: '96991234567' }, 'https://wa.me/5596991234567'],
])('%j is written to at %s, with the course in the message', (reached, address) => {
  const link = helpAddress(reached, 'Barbeiro');
  expect(link?.startsWith(`${address}?text=`)).toBe(true);
  expect(decodeURIComponent(link ?? '')).toContain('Barbeiro');
});

it('a unit without a number has no chat link', () => {
  expect(helpAddress({ phone: null, whatsapp: null }, 'Barbeiro')).toBeNull();
  expect(helpAddress(undefined, 'Barbeiro')).toBeNull();
});
