import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOwnRemotes } from './processes/read-own-remotes.ts';
import { filesWithRemotes, repeatRemotes } from './remotes.ts';

const root = join(import.meta.dirname, '..');

it.each(filesWithRemotes)('%s has the remotes of registry.json', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toMatch(/# Remotes\b/);
  expect(text, 'run `npm run remotes`').toBe(repeatRemotes(text, readOwnRemotes(root)));
});
