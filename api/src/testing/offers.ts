import { DAY } from '@portal/contract/format/date';
import type { Database } from '../db/database.ts';
import { jobTitles, offers, processes } from '../db/schema/selection.ts';
import { addRows, rowOf } from './rows.ts';

/** Offer of a test; by default it is open at the test clock's start. */
export type OfferOptions = Partial<typeof offers.$inferInsert>;

const open = {
  vacancies: 2,
  wait: 1,
  capacity: 3,
  start_date: new Date('2026-03-01T00:00:00-03:00'),
  end_date: new Date('2026-03-20T23:59:59-03:00'),
};

/** Returns the dates of an offer that is open for a server with the real clock. */
export const openNow = () => {
  const year = 365 * DAY;
  return { start_date: new Date(Date.now() - year), end_date: new Date(Date.now() + year) };
};

type ProcessOptions = Partial<typeof processes.$inferInsert>;

let processCount = 0;

const addProcess = (db: Database, values: ProcessOptions & { programme: 'psg' | 'pss'; name: string }) =>
  addRows(db, processes, [{ number: `${900 + ++processCount}/2026`, status: 1, ...values }]);

/** Adds a free-course process with one offer. */
export async function addPsgOffer(db: Database, options: OfferOptions = {}, more: ProcessOptions = {}) {
  const [process] = await addProcess(db, { programme: 'psg', name: 'Gratuidade', ...more });
  const [item] = await addRows(db, offers, [
    { ...open, programme: 'psg', course_name: 'Cozinha', ...options, process_id: process.id },
  ]);
  return { process_id: process.id, offer_id: item.id };
}

/** Adds a staff selection process with one position. */
export async function addPssOffer(
  db: Database,
  options: OfferOptions = {},
  more: ProcessOptions = {},
  name = 'Instrutor',
) {
  const [process] = await addProcess(db, { programme: 'pss', name: 'Instrutores', ...more });
  const jobTitle = await addJobTitle(db, name);
  const ids = { process_id: process.id, job_title_id: jobTitle.id };
  const [item] = await addRows(db, offers, [{ ...open, ...options, programme: 'pss', ...ids }]);
  return { ...ids, offer_id: item.id };
}

/** Adds another offer to the process of an offer. */
export async function addSiblingOffer(db: Database, offer_id: number, changes: OfferOptions) {
  const { id: _, ...offer } = await rowOf(db, offers, offer_id);
  const [sibling] = await addRows(db, offers, [{ ...offer, taken: 0, ...changes }]);
  return { process_id: offer.process_id, offer_id: sibling.id };
}

/** Adds a job title, or returns the one with the name. */
async function addJobTitle(db: Database, name: string) {
  const [jobTitle] = await db
    .insert(jobTitles)
    .values({ name })
    .onConflictDoUpdate({ target: jobTitles.name, set: { name } })
    .returning();
  return jobTitle as typeof jobTitles.$inferSelect;
}
