import { describe, expect, it } from 'vitest';
import { ownerOf } from './owner.ts';

const remotes = [
  { name: 'mf-courses', paths: ['/cursos', '/detalhes/:id'] },
  { name: 'mf-psg', paths: ['/psg', '/psg/edital/:id'] },
  { name: 'mf-content', paths: ['/', '/pages/:slug/:name', '*'] },
];

describe('the owner of a path', () => {
  it.each([
    ['/', 'mf-content'],
    ['/cursos', 'mf-courses'],
    ['/cursos/', 'mf-courses'],
    ['/detalhes/12', 'mf-courses'],
    ['/psg', 'mf-psg'],
    ['/psg/edital/47', 'mf-psg'],
    ['/pages/a/b', 'mf-content'],
    ['/nada/disto', 'mf-content'],
    ['/psg/nada', 'mf-content'],
  ])('%s belongs to %s', (path, owner) => {
    expect(ownerOf(remotes, path)?.name).toBe(owner);
  });

  it('is open for a path that a remote not heard from may own', () => {
    expect(ownerOf(remotes, '/nada/disto', false)).toBeNull();
    expect(ownerOf(remotes, '/cursos', false)?.name).toBe('mf-courses');
  });

  it('is nobody when no remote takes what others leave', () => {
    expect(ownerOf(remotes.slice(0, 2), '/nada')).toBeNull();
  });
});

it('remembers each claim, of each list of remotes, with and without the catch-all owner', () => {
  const moved = [{ name: 'mf-other', paths: ['/cursos'] }];
  const ask = () => [
    ownerOf(remotes, '/cursos')?.name,
    ownerOf(moved, '/cursos')?.name,
    ownerOf(remotes, '/nada')?.name,
    ownerOf(remotes, '/nada', false)?.name,
  ];
  const first = ask();
  expect(first).toEqual(['mf-courses', 'mf-other', 'mf-content', undefined]);
  for (let path = 0; path < 2_000; path += 1) ownerOf(remotes, `/cursos-${path}`);
  expect(ask()).toEqual(first);
});
