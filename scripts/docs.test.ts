import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const path = /`((?:api|bench|e2e|host|mf-[a-z]+|scripts|shared)\/[\w./-]+)`/g;

it.each(['README.md', ...globSync('docs/*.md', { cwd: root })])('%s names only what is there', (document) => {
  const named = [...readFileSync(join(root, document), 'utf8').matchAll(path)].map(([, name = '']) => name);

  expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});
