import { expect, it } from 'vitest';
import { bannerTitle } from './banner-title.ts';

it.each([
  ['Matrículas abertas', 'Matrículas abertas'],
  [' Biblioteca ', 'Biblioteca'],
  ['Semana das Profissões: oficinas gratuitas', 'Semana das Profissões: oficinas gratuitas'],
  ['banner-3.png', null],
  ['IMG_2034', null],
  ['faixa', null],
  [null, null],
])('%j says %j', (filename, title) => {
  expect(bannerTitle(filename)).toBe(title);
});
