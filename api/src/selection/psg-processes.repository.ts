import type { PsgItem, PsgProcess } from '@portal/shared/contract/selection-processes';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { toOffer } from './offer.ts';
import { withParts } from './process-parts.ts';

/** Selection processes of the free-course programme (A 3). */
export function psgProcessRepository(db: Database) {
  return {
    /** Every process, the newest first, without its items (A 2.8). */
    async list(): Promise<PsgProcess[]> {
      const rows = await db.select().from(psgProcesses).orderBy(desc(psgProcesses.id));
      return (await withParts(db, 'psg', rows)).map((process) => ({ ...process, items: [] }));
    },

    /** One process with its items, or null. */
    async find(id: number): Promise<PsgProcess | null> {
      const rows = await db.select().from(psgProcesses).where(eq(psgProcesses.id, id));
      const [process] = await withParts(db, 'psg', rows);
      return process ? { ...process, items: await findItems(db, id) } : null;
    },
  };
}

async function findItems(db: Database, processId: number): Promise<PsgItem[]> {
  const rows = await db
    .select()
    .from(psgItems)
    .where(eq(psgItems.processId, processId))
    .orderBy(asc(psgItems.courseName), asc(psgItems.id));
  return rows.map((row) => ({
    ...toOffer(row, []),
    course_name: row.courseName,
    start_date_course: row.startDateCourse,
    end_date_course: row.endDateCourse,
    registration_type_name: row.registrationTypeName,
  }));
}
