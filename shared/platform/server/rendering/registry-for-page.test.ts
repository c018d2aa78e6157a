import { expect, it } from 'vitest';
import { selectRegistryForPage } from './registry-for-page.ts';

it('a page lists all of a few remotes, and of many only its own', () => {
  const about = { version: '1', entry: '/entry.js', hasPrevious: false, paths: [], slots: [] };
  const remotes = Array.from({ length: 13 }, (_, index) => ({ name: `mf-${index}`, ...about }));
  const few = { remotes: remotes.slice(0, 12), allKnown: true };
  expect(selectRegistryForPage(few, ['mf-1'])).toBe(few);
  // The browser has to request the others. The shell shows the menu links of all.
  const menuLinks = [{ menu: 'a', label: 'A', to: '/a' }];
  const named = selectRegistryForPage({ remotes, allKnown: true, menuLinks }, ['mf-7', null]);
  expect(named).toEqual({ remotes: [remotes[7]], allKnown: false, menuLinks });
});
