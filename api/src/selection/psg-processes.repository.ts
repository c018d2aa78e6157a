import type { LastRound, PsgItem, PsgProcess } from '@portal/contract/endpoints/processes';
import { isInPerson } from '@portal/contract/selection-process/meeting-facts';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { units } from '../db/schema/settings.ts';
import { lastRounds } from './last-round.repository.ts';
import { isVisible } from './offer-conditions.repository.ts';
import { getVenue, toOffer } from './offer-dates.repository.ts';
import { withParts } from './process-parts.repository.ts';

/** Reads selection processes of the free-course programme (A 3). */
export function psgProcessRepository(db: Database) {
  return {
    /** Lists all processes, newest first, the open ones with their items (A 2.8). */
    async list(): Promise<PsgProcess[]> {
      const rows = await db.select().from(psgProcesses).orderBy(desc(psgProcesses.id));
      const open = rows.filter(({ status }) => isOpenProcess(status)).map(({ id }) => id);
      const items = await findItems(db, open);
      return (await withParts(db, 'psg', rows)).map((process) => ({
        ...process,
        items: items.get(process.id) ?? [],
      }));
    },

    /** Returns one process with its items. */
    async find(id: number): Promise<PsgProcess | null> {
      const rows = await db.select().from(psgProcesses).where(eq(psgProcesses.id, id));
      const [process] = await withParts(db, 'psg', rows);
      return process ? { ...process, items: (await findItems(db, [id])).get(id) ?? [] } : null;
    },
  };
}

/** Finds the visible items of processes, by process. */
async function findItems(db: Database, processIds: number[]): Promise<Map<number, PsgItem[]>> {
  const [rows, rounds] = await Promise.all([
    db
      .select({ item: psgItems, process: psgProcesses, unit: units })
      .from(psgItems)
      .innerJoin(psgProcesses, eq(psgProcesses.id, psgItems.processId))
      .leftJoin(units, eq(units.id, psgProcesses.unitId))
      .where(and(inArray(psgItems.processId, processIds), isVisible(psgItems)))
      .orderBy(asc(psgItems.courseName), asc(psgItems.id)),
    lastRounds(db, processIds),
  ]);
  const byProcess = new Map<number, PsgItem[]>();
  for (const row of rows)
    byProcess.set(row.process.id, [
      ...(byProcess.get(row.process.id) ?? []),
      toItem(row, rounds.get(row.item.id) ?? null),
    ]);
  return byProcess;
}

interface ItemRow {
  item: typeof psgItems.$inferSelect;
  process: typeof psgProcesses.$inferSelect;
  unit: typeof units.$inferSelect | null;
}

const toItem = ({ item: row, process, unit }: ItemRow, lastRound: LastRound | null): PsgItem => ({
  ...toOffer(row, getVenue({ item: row, process, unit }), [], 'ofPsgOffer'),
  course_name: row.courseName,
  start_date_course: row.startDateCourse,
  end_date_course: row.endDateCourse,
  registration_type_name: row.registrationTypeName,
  registration_unit: unit && isInPerson(row.registrationTypeName) ? unit : null,
  min_age: row.minAge,
  min_schooling: row.minSchooling,
  last_round: lastRound,
});
