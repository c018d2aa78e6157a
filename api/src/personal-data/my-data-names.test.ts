import { myDataGroups, myDataInternals } from '@portal/shared/contract/my-data-names';
import { expect, it } from 'vitest';
import { exportedColumns } from './export-person.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

const exported = Object.entries<PersonalTable>(personalTables).filter(([, { rowsOf }]) => rowsOf !== null);

it.each(exported)('"Meus dados" has words for %s and all its columns', (name, table) => {
  const { facts = {} } = myDataGroups[name] ?? {};
  const unnamed = Object.keys(exportedColumns(table)).filter(
    (column) => !(column in facts) && !myDataInternals.has(column),
  );
  expect([name in myDataGroups, unnamed]).toEqual([true, []]);
});
