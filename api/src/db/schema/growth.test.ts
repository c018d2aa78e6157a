import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const page = readFileSync(join(folder, '../../../../docs/growth.md'), 'utf8');
const documented = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => line.split('|')[1]?.match(/(?<=`)[a-z_]+(?=`)/g) ?? [])
  .sort();

it('docs/growth.md states a bound for each table of the schema, once', async () => {
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ join(folder, name))));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  expect(documented).toEqual(tables.map((table) => getTableName(table)).sort());
});
