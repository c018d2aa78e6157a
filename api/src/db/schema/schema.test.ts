import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const snapshots = join(folder, '../../../drizzle/meta');

/** Returns the tables after the last migration. */
const migrated = () => {
  const last = readdirSync(snapshots)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(join(snapshots, last ?? ''), 'utf8'));
};

it('the migrations make exactly the tables that the schema says', async () => {
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ join(folder, name))));
  const said = generateDrizzleJson(Object.assign({}, ...modules), undefined, undefined, 'snake_case');
  expect(await generateMigration(migrated(), said)).toEqual([]);
});
