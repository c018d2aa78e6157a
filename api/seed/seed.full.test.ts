import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { dump, type DumpedRow as Row } from '../src/testing/dump-database.ts';
import { newDatabase } from '../src/testing/new-database.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** Whole weeks, because classes begin on the weekdays of their timetables. */
const year = 364 * 86_400_000;

const storageDir = temporaryFolder();
const embedded = await openDatabase({ kind: 'embedded', folder: join(storageDir, 'database') });
const server = await openDatabase({ kind: 'postgres', url: await newDatabase() });
afterAll(() => Promise.all([embedded, server].map(({ close }) => close())));

it('fills PostgreSQL a year later with the rows of the embedded engine, every date a year later, so that nothing ages', async () => {
  await seed(embedded.db, { now, storageDir });
  await seed(server.db, { now: new Date(now.getTime() + year), storageDir });
  const [demo, later] = [await dump(embedded), await dump(server)];
  for (const [table, rows] of demo) {
    const other = later.get(table) ?? [];
    expect(other.map(timeless), table).toEqual(rows.map(timeless));
    const moved = rows.flatMap(dates).map(([column, date]) => [column, new Date(date.getTime() + year)]);
    expect(other.flatMap(dates), table).toEqual(moved);
  }
});

/** Returns the data of a row that does not depend on the year: no dates, numbers in texts or salted hashes. */
const timeless = (row: Row) =>
  JSON.stringify(row, (key, value) => {
    if (key === 'passwordHash') return undefined;
    return typeof value === 'string' ? value.replace(/\d/g, '') : value;
  });

/** Returns the dates of a row that count from the day of seeding: not birth dates and the law's own date. */
function dates(row: Row): [column: string, value: Date][] {
  return Object.entries(row).flatMap(([column, value]): [string, Date][] => {
    if (column === 'birthdate' || column === 'eligibility_income_limit_since') return [];
    if (value instanceof Date) return [[column, value]];
    return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T.+Z)?$/.test(value)
      ? [[column, new Date(value)]]
      : [];
  });
}
