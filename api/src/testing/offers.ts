import { DAY } from '@portal/contract/format/date';
import type { Database } from '../db/database.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { jobTitles, pssItems, pssProcesses } from '../db/schema/pss.ts';
import { addRows } from './rows.ts';

/** Offer of a test; by default it is open at the test clock's start. */
export type OfferOptions = {
  capacity?: number;
  taken?: number;
  startsAt?: Date;
  endsAt?: Date;
  status?: number;
};

const open = {
  vacancies: 2,
  wait: 1,
  capacity: 3,
  startsAt: new Date('2026-03-01T00:00:00-03:00'),
  endsAt: new Date('2026-03-20T23:59:59-03:00'),
};

/** Returns the dates of an offer that is open for a server with the real clock. */
export const openNow = () => {
  const year = 365 * DAY;
  return { startsAt: new Date(Date.now() - year), endsAt: new Date(Date.now() + year) };
};

/** Adds a free-course process with one offer. */
export async function addPsgOffer(
  db: Database,
  options: Partial<typeof psgItems.$inferInsert> = {},
  more: Partial<typeof psgProcesses.$inferInsert> = {},
) {
  const [process] = await addRows(db, psgProcesses, [
    { name: 'Gratuidade', number: '01/2026', status: 1, ...more },
  ]);
  const [item] = await addRows(db, psgItems, [
    { ...open, courseName: 'Cozinha', ...options, processId: process.id },
  ]);
  return { processId: process.id, itemId: item.id };
}

/** Adds a staff selection process with one position. */
export async function addPssOffer(
  db: Database,
  options: OfferOptions = {},
  more: Partial<typeof pssProcesses.$inferInsert> = {},
  name = 'Instrutor',
) {
  const [process] = await addRows(db, pssProcesses, [
    { name: 'Instrutores', number: '02/2026', status: 1, ...more },
  ]);
  const [jobTitle] = await addRows(db, jobTitles, [{ name }]);
  const ids = { processId: process.id, jobTitleId: jobTitle.id };
  const [item] = await addRows(db, pssItems, [{ ...open, ...options, ...ids }]);
  return { ...ids, itemId: item.id };
}
