import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importKinds } from '../api/src/import/import-kinds.ts';

const page = readFileSync(path.join(import.meta.dirname, '../docs/importing.md'), 'utf8');

it.each([...importKinds])('docs/importing.md names the columns of %s', (name, { columns }) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  const named = [...(row.split('|')[3] ?? '').matchAll(/`(\w+)`/g)].map(([, column]) => column);
  expect(named).toEqual(columns);
});
