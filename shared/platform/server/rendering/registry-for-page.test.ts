import { expect, it } from 'vitest';
import { selectRegistryForPage } from './registry-for-page.ts';

it('a page names all remotes where they are few, and of many only those that it is made of', () => {
  const about = { version: '1', entry: '/entry.js', previous: null, paths: [], slots: [] };
  const remotes = Array.from({ length: 13 }, (_, index) => ({ name: `mf-${index}`, ...about }));
  const few = { remotes: remotes.slice(0, 12), allKnown: true };
  expect(selectRegistryForPage(few, ['mf-1'])).toBe(few);
  // The others are to be asked for.
  const named = selectRegistryForPage({ remotes, allKnown: true }, ['mf-7', null]);
  expect(named).toEqual({ remotes: [remotes[7]], allKnown: false });
});
