import { offerCalendarPath } from '@portal/contract/endpoints/files';
import type { Place } from '@portal/contract/endpoints/parts';
import type { LastRound } from '@portal/contract/endpoints/processes';
import { isInPerson } from '@portal/contract/selection-process/meeting-facts';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { and, asc, desc, eq, inArray, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema/registrations.ts';
import {
  jobTitles,
  offerCities,
  offers,
  type Programme,
  processCities,
  processDocuments,
  processes,
} from '../db/schema/selection.ts';
import { cities } from '../db/schema/settings.ts';
import {
  getOfferFacts,
  hasOpenProcess,
  isProcessOf,
  isVisible,
  type OfferRow,
  selectOffers,
} from './offers.repository.ts';

/** Lists the processes of a programme, newest first, the open ones with their offers (A 2.8, B 2.2). */
export const listProcesses = (db: Database, programme: Programme) =>
  loadProcesses(db, programme, eq(processes.programme, programme), hasOpenProcess());

/** Lists the processes of a programme, newest first, all with their offers. */
export const listCompleteProcesses = (db: Database, programme: Programme) =>
  loadProcesses(db, programme, eq(processes.programme, programme));

/** Returns one process with its offers. */
export async function findProcess(db: Database, programme: Programme, id: number) {
  const named = and(eq(processes.programme, programme), eq(processes.id, id));
  const [process] = await loadProcesses(db, programme, named);
  return process ?? null;
}

async function loadProcesses(
  db: Database,
  programme: Programme,
  condition: SQL | undefined,
  hasOffers?: SQL,
) {
  const rows = await db.select().from(processes).where(condition).orderBy(desc(processes.id));
  const ids = rows.map(({ id }) => id);
  const [documents, places, items] = await Promise.all([
    documentsByProcess(db, programme, ids),
    readPlaces(db, processCities, processCities.process_id, programme, ids),
    findOffers(db, programme, ids, hasOffers),
  ]);
  return rows.map((row) => ({
    ...row,
    cities: places.get(row.id) ?? [],
    documents: documents.get(row.id) ?? [],
    items: items.get(row.id) ?? [],
  }));
}

/** Finds the visible offers of processes, by process (A 3, B 3). */
async function findOffers(db: Database, programme: Programme, processIds: number[], condition?: SQL) {
  const rows = await selectOffers(db)
    .where(
      and(eq(offers.programme, programme), inArray(offers.process_id, processIds), isVisible(), condition),
    )
    .orderBy(sql`coalesce(${offers.course_name}, ${jobTitles.name})`, asc(offers.id));
  const ids = rows.map(({ offer }) => offer.id);
  const [places, rounds] = await Promise.all([
    readPlaces(db, offerCities, offerCities.offer_id, programme, ids),
    lastRounds(db, programme, processIds),
  ]);
  const items = rows.map((row) =>
    toItem(row, places.get(row.offer.id) ?? [], rounds.get(row.offer.id) ?? null),
  );
  return Map.groupBy(items, ({ process_id }) => process_id);
}

/** Returns an offer as an item of the contract, with its derived fields. */
function toItem(row: OfferRow, cities: Place[], last_round: LastRound | null) {
  const { offer, job_title, unit } = row;
  const { name, ...facts } = getOfferFacts(row);
  return {
    ...offer,
    ...facts,
    course_name: name,
    job_title: { name, description: job_title?.description ?? null },
    jobs_title_id: offer.job_title_id,
    cities,
    open_vacancies: offer.capacity - offer.taken,
    calendar_url: offerCalendarPath(offer),
    registration_unit: unit && isInPerson(offer.registration_type_name) ? unit : null,
    last_round,
  };
}

/** Returns display names of cities ("Macapá - AP") by owner. */
async function readPlaces(
  db: Database,
  table: typeof processCities | typeof offerCities,
  owner: AnyPgColumn,
  programme: Programme,
  ids: number[],
): Promise<Map<number, Place[]>> {
  const rows = await db
    .select({ owner: sql<number>`${owner}`, title: cities.title, letter: cities.state_letter })
    .from(table as typeof processCities)
    .innerJoin(cities, eq(cities.id, table.city_id))
    .where(and(eq(table.programme, programme), inArray(owner, ids)))
    .orderBy(asc(cities.title));
  const places = new Map<number, Place[]>();
  for (const row of rows) {
    const place = { city: { info: `${row.title} - ${row.letter}` } };
    places.set(row.owner, [...(places.get(row.owner) ?? []), place]);
  }
  return places;
}

/** Returns published documents of processes, by process: the notice first, then its amendments (A 2.8). */
export async function documentsByProcess(db: Database, programme: Programme, processIds: number[]) {
  const rows = await db
    .select()
    .from(processDocuments)
    .where(
      and(
        eq(processDocuments.programme, programme),
        inArray(processDocuments.process_id, processIds),
        isPublishedDocument(),
      ),
    )
    .orderBy(asc(processDocuments.published_at), asc(processDocuments.id));
  return Map.groupBy(rows, ({ process_id }) => process_id);
}

/** Counts a download; returns false if there is no such published document. */
export async function addDownload(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .update(processDocuments)
    .set({ downloads: sql`${processDocuments.downloads} + 1` })
    .where(and(eq(processDocuments.id, id), isPublishedDocument()))
    .returning({ id: processDocuments.id });
  return rows.length > 0;
}

const isPublishedDocument = () => eq(processDocuments.status, 'P');

/** 'Classificado': called for the course (B 4). */
const CALLED = 2;

/** Returns per offer the last called position of the course's last round in the same city, if calls are recorded. */
export async function lastRounds(
  db: Database,
  programme: Programme,
  processIds: number[],
): Promise<Map<number, LastRound>> {
  const earlier = alias(offers, 'earlier');
  const called = sql<
    number | null
  >`max(${registrations.position}) filter (where ${registrations.status} = ${CALLED})`;
  const rows = await db
    .selectDistinctOn([offers.id], {
      id: offers.id,
      called,
      registered: sql<number>`greatest(${earlier.taken}, max(${registrations.position}))`,
    })
    .from(offers)
    .innerJoin(
      earlier,
      and(
        eq(earlier.programme, offers.programme),
        eq(sql`lower(${earlier.course_name})`, sql`lower(${offers.course_name})`),
        sql`${earlier.city_info} is not distinct from ${offers.city_info}`,
        lt(earlier.end_date, offers.start_date),
        isVisible(earlier),
      ),
    )
    .innerJoin(processes, and(isProcessOf(earlier), not(hasOpenProcess())))
    .leftJoin(
      registrations,
      and(
        eq(registrations.programme, earlier.programme),
        eq(registrations.offer_id, earlier.id),
        ne(registrations.status, CANCELLED),
      ),
    )
    .where(and(eq(offers.programme, programme), inArray(offers.process_id, processIds)))
    .groupBy(offers.programme, offers.id, earlier.programme, earlier.id)
    .orderBy(offers.id, desc(earlier.end_date));
  return new Map(
    rows.flatMap(({ id, called, registered }) => (called === null ? [] : [[id, { called, registered }]])),
  );
}
