import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const root = join(folder, '../../../..');
const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ join(folder, name))));

/** Returns the tables after the last migration. */
function migrated() {
  const snapshots = join(root, 'api/drizzle/meta');
  const last = readdirSync(snapshots)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(join(snapshots, last ?? ''), 'utf8'));
}

it('the migrations make exactly the tables that the schema says', async () => {
  const said = generateDrizzleJson(Object.assign({}, ...modules), undefined, undefined, 'snake_case');
  expect(await generateMigration(migrated(), said)).toEqual([]);
});

it('docs/growth.md states a bound for each table of the schema, once', () => {
  const documented = readFileSync(join(root, 'docs/growth.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/(?<=`)[a-z_]+(?=`)/g) ?? []);
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  expect(documented.sort()).toEqual(tables.map((table) => getTableName(table)).sort());
});
