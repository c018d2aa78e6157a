import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const path = /`((?:api|bench|e2e|host|mf-[a-z]+|scripts|shared)\/[\w./-]+)`/g;

it.each(['README.md', ...globSync('docs/*.md', { cwd: root })])('%s names only what is there', (document) => {
  const named = [...readFileSync(join(root, document), 'utf8').matchAll(path)].map(([, name = '']) => name);

  expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

/** What docs say in figures: a sentence, and where the code says it. */
const figures: [document: string, said: RegExp, source: string, meant: RegExp][] = [
  [
    'docs/architecture.md',
    /keeps (\d+) of\s+each remote/,
    'host/server/workers/code-in-hand.ts',
    /KEPT = (\d+)/,
  ],
  [
    'docs/architecture.md',
    /heap of (\d+) MiB/,
    'host/server/workers/create-page-renderer.ts',
    /MEMORY = (\d+)/,
  ],
  [
    'docs/architecture.md',
    /replaced less than (\d+) days/,
    'host/server/config/config.ts',
    /RELEASE_DAYS: .*default\((\d+)\)/,
  ],
  [
    'docs/architecture.md',
    /files up to (\d+) KiB/,
    'host/server/files/file-cache.ts',
    /LARGEST = (\d+) \* 1024/,
  ],
  [
    'docs/architecture.md',
    /, (\d+) MiB in all/,
    'host/server/files/file-cache.ts',
    /CAPACITY = (\d+) \* 1024 \* 1024/,
  ],
  [
    'docs/decisions.md',
    /(\d+) MiB of young objects/,
    'scripts/processes/portal-plan.ts',
    /semi-space-size=(\d+)/,
  ],
];

it.each(figures)('%s is right about %s', (document, said, source, meant) => {
  const found = (file: string, figure: RegExp) => figure.exec(readFileSync(join(root, file), 'utf8'))?.[1];

  expect(found(document, said)).toBeDefined();
  expect(found(document, said)).toBe(found(source, meant));
});
