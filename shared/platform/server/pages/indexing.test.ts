import { expect, it } from 'vitest';
import { indexingOf } from './indexing.ts';

const remotes = [
  {
    name: 'mf-a',
    paths: ['/', '/cursos', '/detalhes/:id', '/QuemSomos', '/login', '/home', '*'],
    canonical: { '/cursos': ['page'] },
    indexed: ['/', '/cursos', '/detalhes/:id', '/QuemSomos'],
  },
  { name: 'mf-old', paths: ['/antiga'] },
];

const at = (address: string, allKnown = true) => {
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid');
  return indexingOf({ path: pathname, search: searchParams }, remotes, allKnown);
};

it.each([
  ['/', '/'],
  ['/cursos?title=bolo&page=2&page=3', '/cursos?page=2'],
  ['/cursos?utm_source=x', '/cursos'],
  ['/detalhes/12?turma=7', '/detalhes/12'],
  ['/detalhes/a%20b', '/detalhes/a%20b'],
  ['/quemsomos', '/QuemSomos'],
  ['/cursos/', '/cursos'],
  ['/antiga?a=1', '/antiga'],
])('%s is the page %s for search engines', (address, expected) => {
  expect(at(address)).toEqual({ kind: 'indexed', address: expected });
});

it.each(['/login', '/Login/', '/home', '/nada/disto'])('search engines are excluded from %s', (address) => {
  expect(at(address)).toEqual({ kind: 'kept-out' });
});

it('the indexing of a path is unknown while its remote is', () => {
  expect(at('/nada/disto', false)).toEqual({ kind: 'unknown' });
});
