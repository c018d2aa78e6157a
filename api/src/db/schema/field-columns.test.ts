import { applicantFields } from '@portal/contract/selection-process/registration-fields';
import { getTableColumns } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { fieldColumns, fromColumns, toColumns } from './field-columns.ts';

const fields = {
  birthdate: applicantFields.birthdate,
  nome_social: { ...applicantFields.full_name, optional: true },
} as const;

it('a field is a column of its kind, empty where the field may be', () => {
  const columns = getTableColumns(pgTable('some', fieldColumns(fields)));
  const kinds = Object.entries(columns).map(([name, { columnType, notNull }]) => [name, columnType, notNull]);
  expect(kinds).toEqual([
    ['birthdate', 'PgDateString', true],
    ['nomeSocial', 'PgText', false],
  ]);
});

it('what is sent is stored, and read back under the names of the contract', () => {
  const row = toColumns(fields, { birthdate: '1998-04-21' });
  expect(row).toEqual({ birthdate: '1998-04-21', nomeSocial: null });
  const read = fromColumns(fields, { ...row, nomeSocial: 'Bené' });
  expect(read).toEqual({ birthdate: '1998-04-21', nome_social: 'Bené' });
});
