import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveAddress } from './page-address.ts';

const manifests: Parameters<typeof resolveAddress>[2]['manifests'] = [
  {
    name: 'mf-a',
    paths: ['/cursos', '/detalhes/:id', '/plano', '/QuemSomos', '/login'],
    search: { '/cursos': ['title', 'page'], '/detalhes/:id': ['turma'] },
    canonical: { '/cursos': ['page'] },
    indexed: ['/cursos', '/detalhes/:id', '/plano', '/QuemSomos'],
  },
  { name: 'mf-old', paths: ['/antigo'] },
  { name: 'mf-rest', paths: ['/', '/home', '*'], search: {}, indexed: ['/'] },
];
const resolve = (address: string, allKnown = true) =>
  resolveAddress(`/portal${address}`, '/portal', { manifests, known: { allKnown } });
const canonical = (address: string, allKnown = true) => {
  const { path, search } = resolve(address, allKnown);
  return path.slice('/portal'.length) + search;
};

it.each([
  ['/cursos?utm_source=x&fbclid=1', '/cursos'],
  ['/cursos?page=2&title=Moda&gclid=1', '/cursos?title=Moda&page=2'],
  ['/cursos?title=a&title=b', '/cursos?title=a'],
  ['/cursos?title=', '/cursos?title='],
  ['/cursos?title=caf%C3%A9+a&', '/cursos?title=caf%C3%A9+a'],
  ['/detalhes/7?turma=1&title=x', '/detalhes/7?turma=1'],
  ['/plano?title=x', '/plano'],
  ['/CURSOS/?page=2', '/cursos?page=2'],
  ['/c%75rsos', '/cursos'],
  ['/Detalhes/%41b%c3%a9', '/detalhes/Ab%C3%A9'],
  ['/detalhes/%', '/detalhes/%'],
  ['/?cpf=52998224725', '/'],
  ['/nada/disto?x=1', '/nada/disto'],
  // A remote that declares no parameters may read any.
  ['/antigo?b=2&a=1', '/antigo?a=1&b=2'],
])('the canonical URL of %s is %s', (address, expected) => {
  expect(canonical(address)).toBe(expected);
});

it('the canonical URL has no query while its owner is unknown: the browser loads the page', () => {
  expect(canonical('/nada/disto?a=1', false)).toBe('/nada/disto');
});

it('the canonical URL is canonical itself, and identical for any order', () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom('title', 'page', 'x', 'y'), fc.string()), {
    selector: ([name]) => name,
  });
  fc.assert(
    fc.property(pairs, fc.constantFrom('/cursos', '/antigo', '/x'), (query, path) => {
      const address = canonical(`${path}?${new URLSearchParams(query)}`);
      expect(canonical(`${path}?${new URLSearchParams(query.toReversed())}`)).toBe(address);
      expect(canonical(address)).toBe(address);
    }),
  );
});

it.each([
  ['/', '/'],
  ['/cursos?title=bolo&page=2&page=3', '/cursos?page=2'],
  ['/cursos?utm_source=x', '/cursos'],
  ['/detalhes/12?turma=7', '/detalhes/12'],
  ['/detalhes/a%20b', '/detalhes/a%20b'],
  ['/quemsomos', '/QuemSomos'],
  ['/cursos/', '/cursos'],
  ['/antigo?a=1', '/antigo'],
])('%s is the page %s for search engines', (address, expected) => {
  expect(resolve(address)).toMatchObject({ canonical: `/portal${expected}`, noindex: false });
});

it.each(['/login', '/Login/', '/home', '/nada/disto'])('search engines are excluded from %s', (address) => {
  expect(resolve(address)).toMatchObject({ canonical: null, noindex: true });
});

it('neither owner nor indexing of a path are known while its remote is unknown', () => {
  expect(resolve('/nada/disto', false)).toMatchObject({ owner: null, canonical: null, noindex: false });
});
