import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPages, pageImports } from './page-imports.ts';

it('each page is imported by its name, into files of its name', () => {
  expect(pageImports(['news', 'news-item'])).toContain(
    `'news-item': () => import(/* webpackChunkName: "news-item" */ '../src/pages/news-item/news-item.page.tsx'),`,
  );
});

describe('the pages of a remote', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'remote-'));
    for (const name of ['news', 'faq']) {
      mkdirSync(path.join(dir, 'src/pages', name), { recursive: true });
      writeFileSync(path.join(dir, 'src/pages', name, `${name}.page.tsx`), '');
      writeFileSync(path.join(dir, 'src/pages', name, `${name}.page.test.tsx`), '');
    }
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('are those that have a module', () => {
    expect(() => checkPages(['faq', 'news'], dir)).not.toThrow();
  });

  it('lack one that has no module', () => {
    expect(() => checkPages(['faq', 'news', 'units'], dir)).toThrow("page 'units' has no module");
  });

  it('lack one that nobody has declared', () => {
    expect(() => checkPages(['faq'], dir)).toThrow("does not declare the page 'news'");
  });
});
