import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { remoteListings } from '../server/releases/registry.ts';
import { formatRegistry } from './format-registry.ts';

const root = path.join(import.meta.dirname, '../../..');
const key = `MCowBQYDK2VwAyEA${'a'.repeat(43)}=`;
const remote = (name: string, more: object = {}) => ({ name, ...more });

it('formats a registry as the format check accepts it, whatever its remotes have', () => {
  const folder = temporaryFolder();
  const canary = { version: '9f31c0aa7e52', percent: 5 };
  const registries = [
    [remote('mf-a')],
    ['mf-books', 'mf-reading-rooms', 'mf-opening-hours', 'mf-loans', 'mf-catalogue'].map((name) =>
      remote(name),
    ),
    [remote('mf-a'), remote('mf-b', { pin: 'c65f817db5bd' })],
    [
      remote('mf-a', { url: 'https://a.example', pin: 'c65f817db5bd' }),
      remote('mf-b', { canary, key: [key] }),
    ],
    [remote('mf-a', { url: 'https://a.example', key: [key, key], pin: 'c65f817db5bd', canary }), remote('b')],
  ];
  const files = registries.map((listings, index) => {
    const file = path.join(folder, `${index}.json`);
    writeFileSync(file, formatRegistry(remoteListings.parse(listings)));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(listings);
    return file;
  });
  writeFileSync(
    path.join(folder, 'biome.json'),
    JSON.stringify({ formatter: { indentStyle: 'space', lineWidth: 110 } }),
  );
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain(`Checked ${files.length} files`);
  expect(status, stdout + stderr).toBe(0);
});
