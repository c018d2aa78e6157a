import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeAll, expect, it } from 'vitest';
import { checkPages, pageImports } from './page-imports.ts';

it('each page is imported by its name, into files of its name', () => {
  expect(pageImports(['news', 'news-item'])).toContain(
    `'news-item': () => import(/* webpackChunkName: "news-item" */ '../src/pages/news-item/news-item.page.tsx'),`,
  );
});

const dir = temporaryFolder();
beforeAll(() => {
  for (const name of ['news', 'faq']) {
    mkdirSync(path.join(dir, 'src/pages', name), { recursive: true });
    writeFileSync(path.join(dir, 'src/pages', name, `${name}.page.tsx`), '');
    writeFileSync(path.join(dir, 'src/pages', name, `${name}.page.test.tsx`), '');
  }
});

it.each([
  ['are those that have a module', ['faq', 'news'], null],
  ['lack one that has no module', ['faq', 'news', 'units'], "page 'units' has no module"],
  ['lack one that nobody has declared', ['faq'], "does not declare the page 'news'"],
])('the pages of a remote %s', (_, pages, message) => {
  const check = expect(() => checkPages(pages, dir));
  if (message) check.toThrow(message);
  else check.not.toThrow();
});
