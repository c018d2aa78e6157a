import type { LastRound } from '@portal/contract/endpoints/processes';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { and, desc, eq, inArray, lt, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { psgItems, psgProcesses, psgRegistrations } from '../db/schema/psg.ts';
import { isOpenProcess, isVisible } from './offer-conditions.repository.ts';

/** 'Classificado': called for the course (B 4). */
const CALLED = 2;

/**
 * Returns the last called position when a course was last offered in the same city by an ended process, by item of the
 * given processes. Ignores rounds without recorded calls.
 */
export async function lastRounds(db: Database, processIds: number[]): Promise<Map<number, LastRound>> {
  const earlier = alias(psgItems, 'earlier');
  const called = sql<
    number | null
  >`max(${psgRegistrations.position}) filter (where ${psgRegistrations.status} = ${CALLED})`;
  const rows = await db
    .selectDistinctOn([psgItems.id], {
      item: psgItems.id,
      called,
      registered: sql<number>`greatest(${earlier.taken}, max(${psgRegistrations.position}))`,
    })
    .from(psgItems)
    .innerJoin(
      earlier,
      and(
        eq(sql`lower(${earlier.courseName})`, sql`lower(${psgItems.courseName})`),
        sql`${earlier.cityInfo} is not distinct from ${psgItems.cityInfo}`,
        lt(earlier.endsAt, psgItems.startsAt),
        isVisible(earlier),
      ),
    )
    .innerJoin(psgProcesses, and(eq(psgProcesses.id, earlier.processId), not(isOpenProcess(psgProcesses))))
    .leftJoin(
      psgRegistrations,
      and(eq(psgRegistrations.itemId, earlier.id), ne(psgRegistrations.status, CANCELLED)),
    )
    .where(inArray(psgItems.processId, processIds))
    .groupBy(psgItems.id, earlier.id)
    .orderBy(psgItems.id, desc(earlier.endsAt));
  return new Map(
    rows.flatMap(({ item, called, registered }) => (called === null ? [] : [[item, { called, registered }]])),
  );
}
