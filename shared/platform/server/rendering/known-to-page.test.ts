import { expect, it } from 'vitest';
import { knownToPage } from './known-to-page.ts';

it('a page names all remotes where they are few, and of many only those that it is made of', () => {
  const remotes = Array.from({ length: 100 }, (_, index) => ({
    name: `mf-${index}`,
    version: '1',
    entry: '/entry.js',
    previous: null,
    paths: [`/${index}`],
    slots: [],
  }));
  for (const allKnown of [true, false]) {
    const few = { remotes: remotes.slice(0, 12), allKnown };
    expect(knownToPage(few, ['mf-1'])).toBe(few);
  }
  // The others are to be asked for.
  const named = knownToPage({ remotes, allKnown: true }, ['mf-7', null]);
  expect(named).toEqual({ remotes: [remotes[7]], allKnown: false });
});
