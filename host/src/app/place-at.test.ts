import { expect, it } from 'vitest';
import type { KnownRemotes } from './boot-data.ts';
import { placeAt } from './place-at.ts';

const entry = { version: '1', entry: '', previous: null, slots: [] };
const remotes: KnownRemotes['remotes'] = [
  {
    ...entry,
    name: 'mf-courses',
    paths: ['/cursos', '/detalhes/:id'],
    menu: { '/cursos': 'cursos', '/detalhes/:id': 'cursos' },
  },
  {
    ...entry,
    name: 'mf-content',
    paths: ['/', '/noticias', '/subPages/:name', '*'],
    menu: { '/noticias': 'comunicacao' },
  },
  { ...entry, name: 'mf-old', paths: ['/antigo'] },
];

it.each([
  ['/', null],
  ['/cursos', 'cursos'],
  ['/cursos/', 'cursos'],
  ['/detalhes/12', 'cursos'],
  ['/noticias', 'comunicacao'],
  ['/noticias/nada', null],
  ['/subPages/Consultoria%20%C3%A1gil', null],
  ['/nada/disto', null],
  ['/antigo', null],
])('the place of %s is %s', (path, place) => {
  expect(placeAt({ remotes, allKnown: true }, path)).toBe(place);
});

it('is asked for anew with each path, and by those who know more remotes', () => {
  const known: KnownRemotes = { remotes, allKnown: true };
  const fewer: KnownRemotes = { remotes: remotes.slice(1), allKnown: true };
  for (const _time of [1, 2]) {
    expect(placeAt(known, '/cursos')).toBe('cursos');
    expect(placeAt(known, '/noticias')).toBe('comunicacao');
    expect(placeAt(fewer, '/cursos')).toBeNull();
  }
});
