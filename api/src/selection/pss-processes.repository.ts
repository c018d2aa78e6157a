import type { PssItem, PssProcess } from '@portal/shared/contract/pss-selection-processes';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobTitles, pssItems, pssProcesses } from '../db/schema/pss.ts';
import { toOffer } from './offer.ts';
import { placesOfPositions, withParts } from './process-parts.ts';

/** Staff selection processes (B 3). */
export function pssProcessRepository(db: Database) {
  return {
    /** Every process, the newest first, without its positions (B 2.2). */
    async list(): Promise<PssProcess[]> {
      const rows = await db.select().from(pssProcesses).orderBy(desc(pssProcesses.id));
      return (await withParts(db, 'pss', rows)).map((process) => ({ ...process, items_pss: [] }));
    },

    /** One process with its positions, or null. */
    async find(id: number): Promise<PssProcess | null> {
      const rows = await db.select().from(pssProcesses).where(eq(pssProcesses.id, id));
      const [process] = await withParts(db, 'pss', rows);
      return process ? { ...process, items_pss: await findItems(db, id) } : null;
    },
  };
}

async function findItems(db: Database, processId: number): Promise<PssItem[]> {
  const rows = await db
    .select({ item: pssItems, jobTitle: jobTitles })
    .from(pssItems)
    .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .where(eq(pssItems.processId, processId))
    .orderBy(asc(jobTitles.name), asc(pssItems.id));
  const places = await placesOfPositions(
    db,
    rows.map(({ item }) => item.id),
  );
  return rows.map(({ item, jobTitle }) => ({
    ...toOffer(item, places.get(item.id) ?? []),
    job_title: { name: jobTitle.name, description: jobTitle.description },
    jobs_title_id: jobTitle.id,
  }));
}
