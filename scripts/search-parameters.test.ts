import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** Read by effects and submissions only: the page looks the same whatever they say. */
const afterwards = new Set(['voltar', 'cpf', 'date']);

const remotes = globSync('mf-*', { cwd: root });

it.each(remotes)('%s declares the search parameters that its pages read', async (remote) => {
  const { default: descriptor } = await import(path.join(root, remote, 'portal.remote.ts'));
  const declared = new Set(Object.values<readonly string[]>(descriptor.search).flat());
  const files = globSync('src/{pages,domain,parts}/**/*.{ts,tsx}', { cwd: path.join(root, remote) });
  const read = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, remote, file), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(/\b(?:search|query|searchParams|params)\.(?:get|getAll|has)\('(\w+)'\)/g),
    ])
    .map((match) => match[1] ?? '');
  expect(read.filter((name) => !declared.has(name) && !afterwards.has(name))).toEqual([]);
});
