import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { checkPages } from './page-imports.ts';

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
