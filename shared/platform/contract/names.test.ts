import { expect, it } from 'vitest';
import { trimLinkTail } from './names.ts';

it.each([
  ['/detalhes/7.', '/detalhes/7'],
  ['/detalhes/7%22', '/detalhes/7'],
  ['/detalhes/7%3e.', '/detalhes/7'],
  ['/detalhes/7%E2%80%8B', '/detalhes/7'],
  ['/detalhes/7/).', '/detalhes/7/'],
  ['/unidades/macap%C3%A1%E2%80%9D', '/unidades/macap%C3%A1'],
  ['/detalhes/7', null],
  ['/noticias/v1.2-do-portal', null],
  ['/pages/a)/b', null],
  ['/detalhes/%', null],
  ['/', null],
])('%s without characters that are no part of it is %s', (path, trimmed) => {
  expect(trimLinkTail(path)).toBe(trimmed);
});
