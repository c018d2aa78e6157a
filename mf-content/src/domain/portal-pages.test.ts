import { expect, it } from 'vitest';
import { findPortalPages } from './portal-pages.ts';

it.each([
  ['endereço', ['/unidades']],
  ['onde fica', ['/unidades']],
  ['LGPD', ['/politicas']],
  ['calculadora de renda', ['/psg']],
  ['fotos', ['/gallery']],
  ['historia', ['/historia']],
  ['biblioteka', ['/biblioteca']],
  ['cozinheiro', []],
])('for %j the portal has %j', (text, paths) => {
  expect(findPortalPages(text).pages.map(({ to }) => to)).toEqual(paths);
});
