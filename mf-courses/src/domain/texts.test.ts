import { priceText } from '@portal/shared/format/price-text';
import { expect, it } from 'vitest';
import { percentageText } from './percentage-text.ts';
import { vacanciesText } from './vacancies-text.ts';

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
  [null, undefined],
  [-1, 'Vagas esgotadas'],
  [0, 'Vagas esgotadas'],
  [1, 'Última vaga'],
  [12, '12 vagas'],
])('%s vacancies read %s', (vacancies, text) => {
  expect(vacanciesText(vacancies)).toBe(text);
});

it.each([
  [10, '10%'],
  [12.5, '12,5%'],
  [33.333, '33,33%'],
])('%s per cent read %s', (percentage, text) => {
  expect(percentageText(percentage)).toBe(text);
});
