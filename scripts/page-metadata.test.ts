import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPages } from '../mf-content/src/domain/search.ts';
import { tokenise } from '../shared/contract/format/text.ts';
import type { RemoteDescriptor } from '../shared/platform/remote.ts';

const root = path.resolve(import.meta.dirname, '..');
const descriptors = await Promise.all(
  globSync('mf-*/portal.remote.ts', { cwd: root }).map(
    async (file) => ((await import(path.join(root, file))) as { default: RemoteDescriptor }).default,
  ),
);
const pages = descriptors.flatMap(({ metadata }) =>
  Object.entries(metadata).map(([to, page]) => ({ path: to, ...page })),
);
const pathsFor = (text: string) => findPages(pages, text).pages.map(({ to }) => to);

it('every page that search engines list has a title, apart from the home page', () => {
  const listed = descriptors.flatMap(({ indexed }) => indexed).filter((each) => !each.includes(':'));
  const titled = pages.map((page) => page.path);
  expect(listed.filter((each) => !titled.includes(each))).toEqual(['/']);
});

it.each(pages)('the search finds $path by its title and by each of its terms', ({ path: to, ...page }) => {
  expect(pathsFor(page.title)[0]).toBe(to);
  for (const term of tokenise(page.searchTerms ?? '')) expect(pathsFor(term), term).toContain(to);
});

it.each([
  ['onde fica', ['/unidades'], false],
  ['calculadora de renda', ['/psg'], false],
  ['técnicos', ['/plano_cursos', '/cursos'], false],
  ['biblioteka', ['/biblioteca'], true],
  ['cozinheiro', [], false],
])('for %j the search finds the pages %j; treated as misspelt: %s', (text, paths, misspelt) => {
  expect(pathsFor(text)).toEqual(paths);
  expect(findPages(pages, text).misspelt).toBe(misspelt);
});
