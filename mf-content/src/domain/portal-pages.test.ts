import { expect, it } from 'vitest';
import { findPortalPages } from './portal-pages.ts';

it.each([
  ['onde fica', ['/unidades'], false],
  ['calculadora de renda', ['/psg'], false],
  ['técnicos', ['/plano_cursos', '/cursos'], false],
  ['biblioteka', ['/biblioteca'], true],
  ['cozinheiro', [], false],
])('for %j the portal has %j; treated as misspelt: %s', (text, paths, misspelt) => {
  const found = findPortalPages(text);
  expect(found.pages.map(({ to }) => to)).toEqual(paths);
  expect(found.misspelt).toBe(misspelt);
});
