import { expect, it } from 'vitest';
import { wishedText } from './wished-text.ts';

it.each([
  ['Santana', 'noite', 4, 'Faltam no máximo 4 interessados para abrir em Santana à noite'],
  ['Santana', 'manha', 1, 'Falta no máximo 1 interessado para abrir em Santana de manhã'],
  ['Macapá', null, 15, 'Faltam no máximo 15 interessados para abrir em Macapá'],
  ['Macapá', 'madrugada', 15, 'Faltam no máximo 15 interessados para abrir em Macapá'],
  ['Macapá', 'fim-de-semana', 0, 'Já há interessados para abrir uma turma em Macapá no fim de semana'],
])('in %s, %s, of whom %d are wanting: %s', (city, shift, missing, text) => {
  expect(wishedText({ city, shift, missing })).toBe(text);
});
