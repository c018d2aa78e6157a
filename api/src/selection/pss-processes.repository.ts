import type { PssItem, PssProcess } from '@portal/contract/endpoints/processes';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobTitles, pssItems, pssProcesses } from '../db/schema/pss.ts';
import { units } from '../db/schema/settings.ts';
import { isVisible } from './offer-conditions.repository.ts';
import { getVenue, toOffer } from './offer-dates.repository.ts';
import { placesOfPositions, withParts } from './process-parts.repository.ts';

/** Reads staff selection processes (B 3). */
export function pssProcessRepository(db: Database) {
  return {
    /** Lists all processes, newest first, the open ones with their positions (B 2.2). */
    async list(): Promise<PssProcess[]> {
      const rows = await db.select().from(pssProcesses).orderBy(desc(pssProcesses.id));
      const open = rows.filter(({ status }) => isOpenProcess(status)).map(({ id }) => id);
      const items = await findItems(db, open);
      return (await withParts(db, 'pss', rows)).map((process) => ({
        ...process,
        items_pss: items.get(process.id) ?? [],
      }));
    },

    /** Returns one process with its positions. */
    async find(id: number): Promise<PssProcess | null> {
      const rows = await db.select().from(pssProcesses).where(eq(pssProcesses.id, id));
      const [process] = await withParts(db, 'pss', rows);
      return process ? { ...process, items_pss: (await findItems(db, [id])).get(id) ?? [] } : null;
    },
  };
}

/** Finds the visible positions of processes, by process. */
async function findItems(db: Database, processIds: number[]): Promise<Map<number, PssItem[]>> {
  const rows = await db
    .select({ item: pssItems, jobTitle: jobTitles, process: pssProcesses, unit: units })
    .from(pssItems)
    .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .innerJoin(pssProcesses, eq(pssProcesses.id, pssItems.processId))
    .leftJoin(units, eq(units.id, pssProcesses.unitId))
    .where(and(inArray(pssItems.processId, processIds), isVisible(pssItems)))
    .orderBy(asc(jobTitles.name), asc(pssItems.id));
  const places = await placesOfPositions(
    db,
    rows.map(({ item }) => item.id),
  );
  const byProcess = new Map<number, PssItem[]>();
  for (const { item, jobTitle, ...rest } of rows) {
    const position = {
      ...toOffer(item, getVenue({ item, ...rest }), places.get(item.id) ?? [], 'ofPssOffer'),
      job_title: { name: jobTitle.name, description: jobTitle.description },
      jobs_title_id: jobTitle.id,
    };
    byProcess.set(item.processId, [...(byProcess.get(item.processId) ?? []), position]);
  }
  return byProcess;
}
