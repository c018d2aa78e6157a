import { expect, it } from 'vitest';
import type { RegistryEntry } from '../../src/app/boot-data.ts';
import { knownToPage } from './known-to-page.ts';

const remotes = (count: number): RegistryEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `mf-${index}`,
    version: '1',
    entry: '/entry.js',
    previous: null,
    paths: [`/${index}`],
    slots: [],
  }));

it.each([true, false])('a page names few remotes, whether all are known (%s) or not', (allKnown) => {
  const known = { remotes: remotes(12), allKnown };
  expect(knownToPage(known, ['mf-1'])).toBe(known);
});

it('a page names those that it is made of where there are many, and leaves the others to be asked for', () => {
  const { remotes: named, allKnown } = knownToPage({ remotes: remotes(100), allKnown: true }, ['mf-7', null]);
  expect(named.map(({ name }) => name)).toEqual(['mf-7']);
  expect(allKnown).toBe(false);
});
