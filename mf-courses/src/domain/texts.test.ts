import { expect, it } from 'vitest';
import { describeDemand } from '../parts/requested-classes.tsx';
import { percentageText } from './payments.ts';

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
