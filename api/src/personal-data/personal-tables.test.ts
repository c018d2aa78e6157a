import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { myDataGroups, myDataInternals } from '@portal/contract/endpoints/my-data-names';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { defaultMonths } from './apply-retention.ts';
import { exportedColumns, type PersonalTable, personalTables } from './personal-tables.ts';

/** Data that the institution publishes or configures. */
const aboutNobody = `
  areas banners cities classes contents course_plans courses discount_policies documents faqs galleries
  job_title_phases job_titles pages poll_alternatives polls
  process_documents psa_departments psa_matters offers offer_cities processes
  process_cities search_synonyms secrets settings units
`
  .trim()
  .split(/\s+/);

const schema = join(import.meta.dirname, '../db/schema');
const modules = await Promise.all(
  readdirSync(schema)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => import(/* @vite-ignore */ join(schema, name))),
);
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable));

const held = Object.values<PersonalTable>(personalTables);
const personal = held.map(({ table }) => getTableName(table));

/** Columns that occur only in tables about people; `settings` and `units` use others. */
const namesPerson =
  /^(full_name|mother|birthdate|recipient|person_id|race_id|password_hash|token_hash|\w*_?address_hash|voter_hash|viewer_hash|consented_at)$/;

/** Returns whether a table contains personal data, by its columns or its foreign keys. */
const isAboutPeople = (table: PgTable): boolean => {
  const { columns, foreignKeys } = getTableConfig(table);
  const parents = foreignKeys.map((key) => getTableName(key.reference().foreignTable));
  const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return (
    columns.some(({ name }) => namesPerson.test(snakeCase(name))) ||
    parents.some((name) => personal.includes(name))
  );
};

describe('a table of the schema', () => {
  it.each(tables.map((table) => ({ name: getTableName(table), table })))(
    '$name is either personal, with an end and a place in "Meus dados", or about nobody',
    ({ name, table }) => {
      expect([personal.includes(name), aboutNobody.includes(name)]).toContain(true);
      expect(personal.includes(name) && aboutNobody.includes(name)).toBe(false);
      if (isAboutPeople(table)) expect(personal).toContain(name);
    },
  );

  it('is there for every name in the lists', () => {
    const names = tables.map((table) => getTableName(table));
    expect(names).toEqual(expect.arrayContaining([...personal, ...aboutNobody]));
    expect(tables.filter(isAboutPeople).length).toBeGreaterThan(12);
  });
});

const exported = Object.entries<PersonalTable>(personalTables).filter(([, { rowsOf }]) => rowsOf !== null);

it.each(exported)('"Meus dados" has words for %s and all its columns', (name, table) => {
  const { facts = {} } = myDataGroups[name] ?? {};
  const unnamed = Object.keys(exportedColumns(table)).filter(
    (column) => !(column in facts) && !myDataInternals.has(column),
  );
  expect([name in myDataGroups, unnamed]).toEqual([true, []]);
});

describe('docs/security.md', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8');
  const rows = doc.split('\n').filter((line) => line.startsWith('|'));

  it.each(held.map(({ table, retention }) => ({ name: getTableName(table), ends: retention })))(
    'states the retention of $name',
    ({ name, ends }) => {
      const row = rows.find((line) => line.includes(`\`${name}\``));
      expect(row).toBeDefined();
      if (ends !== 'cleanup')
        expect(row).toMatch(new RegExp(`\\| \`${ends}\` +\\| +${defaultMonths[ends]} +\\|`));
    },
  );
});
