import { expect, it } from 'vitest';
import type { RegistrySnapshot } from '../app/boot-data.ts';
import { findMenuForPath } from '../browser/remotes.ts';
import { matchOwner } from './owner.ts';

const entry = { version: '1', entry: '', hasPrevious: false, slots: [] };
const inCourses = { '/cursos': 'cursos', '/detalhes/:id': 'cursos' };
const rest = ['/', '/noticias', '/pages/:slug/:name', '*'];
const remotes: RegistrySnapshot['remotes'] = [
  { ...entry, name: 'mf-b', paths: Object.keys(inCourses), menu: inCourses },
  { ...entry, name: 'mf-old', paths: ['/psg', '/psg/edital/:id'] },
  { ...entry, name: 'mf-a', paths: rest, menu: { '/noticias': 'comunicacao' } },
];

it.each([
  ['/cursos/', 'mf-b', 'cursos'],
  ['/detalhes/12', 'mf-b', 'cursos'],
  ['/psg/edital/47', 'mf-old', null],
  ['/pages/a/Consultoria%20%C3%A1gil', 'mf-a', null],
  ['/noticias', 'mf-a', 'comunicacao'],
  ['/psg/nada', 'mf-a', null],
])('%s belongs to %s, in the menu %s', (path, owner, menu) => {
  expect(matchOwner(remotes, path)?.remote.name).toBe(owner);
  expect(findMenuForPath({ remotes, allKnown: true }, path)).toBe(menu);
});

it('owner and menu are unknown for a path that an unknown remote may own', () => {
  expect(matchOwner(remotes, '/nada/disto', false)).toBeNull();
  expect(findMenuForPath({ remotes, allKnown: false }, '/nada/disto')).toBeNull();
  expect(matchOwner(remotes, '/cursos', false)?.remote.name).toBe('mf-b');
});
