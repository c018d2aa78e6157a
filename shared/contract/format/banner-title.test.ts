import { expect, it } from 'vitest';
import { bannerTitle } from './banner-title.ts';

it.each([
  ['Matrículas abertas', 'Matrículas abertas'],
  [' Biblioteca ', 'Biblioteca'],
  ['Semana das Profissões: oficinas gratuitas', 'Semana das Profissões: oficinas gratuitas'],
  ['PSG 2026', 'PSG 2026'],
  ['banner-3.png', null],
  ['Semana das profissões.jpeg', null],
  ['IMG_2034', null],
  ['banner3', null],
  ['faixa', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j says %j', (filename, title) => {
  expect(bannerTitle(filename)).toBe(title);
});
