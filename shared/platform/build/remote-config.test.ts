import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { findMountedSlots } from './remote-build.ts';
import { checkPages, isFilteredName, pageImports } from './remote-config.ts';

const dir = temporaryFolder();
for (const name of ['news', 'faq']) {
  mkdirSync(path.join(dir, 'src/pages', name), { recursive: true });
  for (const file of [`${name}.page.tsx`, `${name}.page.test.tsx`])
    writeFileSync(path.join(dir, 'src/pages', name, file), '');
}

it('the pages of a remote are those that have a module', () => {
  expect(() => checkPages(['faq', 'news'], dir)).not.toThrow();
  expect(() => checkPages(['faq', 'news', 'units'], dir)).toThrow("page 'units' has no module");
  expect(() => checkPages(['faq'], dir)).toThrow("does not declare the page 'news'");
});

it('the files of a page have its name, unless content filters block that', () => {
  const imports = pageImports({
    pages: ['news', 'social-media', 'ads'],
    routes: [
      { path: '/news', name: 'news' },
      { path: '/social', name: 'social-media' },
      { path: '/ads', name: 'ads' },
      { path: '/old', redirectTo: '/news' },
    ],
  });
  expect([...imports.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'news',
    'page-1',
    'page-2',
  ]);
  expect(imports).toContain("'../src/pages/social-media/social-media.page'");
  expect(imports).toContain('{"path":"/news","name":"news"}');
  expect(imports).toContain('{"path":"/old","redirectTo":"/news"}');
});

it.each([
  ['floating-banner.0a1b2c3d.js', true],
  ['social-media.0a1b2c3d.css', true],
  ['share.0a1b2c3d.png', true],
  ['slot-ads.js', true],
  ['page-1.ad1b2c3d.js', false],
  ['adult-courses.js', false],
  ['shared-modules.js', false],
])('content filters may block %s: %s', (name, isFiltered) => {
  expect(isFilteredName(name)).toBe(isFiltered);
});

it('finds the slots that pages mount', () => {
  const text = `
    (0, r.jsx)(s.Slot, { name: 'news', pending: null, failed: () => null });
    (0, r.jsx)(s.Slot, { name: "courses", props: { limit: 3 }, pending: (0, r.jsx)(Skeleton, {}), failed(retry) {} });
    (0, r.jsx)(s.Slot, { name: "news", pending: null, failed: () => null });
    (0, r.jsx)(Field, { name: 'email' });
    (0, r.jsx)(Query, { name: name, pending: 1, failed: 2 });
  `;
  expect(findMountedSlots(text)).toEqual(['courses', 'news']);
});
