import type { Place, ProcessDocument } from '@portal/contract/endpoints/parts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { processDocuments } from '../db/schema/process-documents.ts';
import { psgProcessCities } from '../db/schema/psg.ts';
import { pssItemCities, pssProcessCities } from '../db/schema/pss.ts';
import type { ProcessTable } from '../db/schema/selection.ts';
import { cities } from '../db/schema/settings.ts';

/** Table that links owners to cities. */
type Link = { table: PgTable; owner: AnyPgColumn; city: AnyPgColumn };

const createLink = (table: typeof psgProcessCities | typeof pssProcessCities): Link => ({
  table,
  owner: table.processId,
  city: table.cityId,
});
const processLinks = { psg: createLink(psgProcessCities), pss: createLink(pssProcessCities) };
const pssItemLink: Link = { table: pssItemCities, owner: pssItemCities.itemId, city: pssItemCities.cityId };

/** Process of either kind; only PSG processes may register elsewhere. */
type ProcessRow = ProcessTable['$inferSelect'] & { externalRegistrationUrl?: string | null };

/** Converts processes to the contract's fields, with cities and published documents but without offers (A 3, B 3). */
export async function withParts(db: Database, processKind: 'psg' | 'pss', rows: ProcessRow[]) {
  const ids = rows.map(({ id }) => id);
  const documents = await documentsByProcess(db, processKind, ids);
  const places = await readPlaces(db, processLinks[processKind], ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    number: row.number,
    status: row.status,
    city_info: row.cityInfo,
    cities: places.get(row.id) ?? [],
    documents: documents.get(row.id) ?? [],
    result_date: row.resultDate,
    external_registration_url: row.externalRegistrationUrl ?? null,
  }));
}

/** Returns the cities of positions, by position. */
export const placesOfPositions = (db: Database, itemIds: number[]) => readPlaces(db, pssItemLink, itemIds);

/** Returns display names of cities ("Macapá - AP") by owner. */
async function readPlaces(db: Database, { table, owner, city }: Link, ids: number[]) {
  const rows = await db
    .select({ owner: sql<number>`${owner}`, title: cities.title, letter: cities.stateLetter })
    .from(table)
    .innerJoin(cities, eq(cities.id, city))
    .where(inArray(owner, ids))
    .orderBy(asc(cities.title));
  const places = new Map<number, Place[]>();
  for (const row of rows) {
    const place = { city: { info: `${row.title} - ${row.letter}` } };
    places.set(row.owner, [...(places.get(row.owner) ?? []), place]);
  }
  return places;
}

const owners = { psg: processDocuments.psgProcessId, pss: processDocuments.pssProcessId };

/** Returns published documents of PSG or PSS processes, by process: the notice first, then its amendments (A 2.8). */
export async function documentsByProcess(
  db: Database,
  processKind: keyof typeof owners,
  processIds: number[],
): Promise<Map<number | null, ProcessDocument[]>> {
  const owner = owners[processKind];
  const rows = await db
    .select({
      owner,
      document: {
        id: processDocuments.id,
        title: processDocuments.title,
        filename: processDocuments.filename,
        published_at: processDocuments.publishedAt,
        status: processDocuments.status,
      },
    })
    .from(processDocuments)
    .where(and(inArray(owner, processIds), published))
    .orderBy(asc(processDocuments.publishedAt), asc(processDocuments.id));
  const documents = new Map<number | null, ProcessDocument[]>();
  for (const row of rows) documents.set(row.owner, [...(documents.get(row.owner) ?? []), row.document]);
  return documents;
}

/** Counts a download; returns false if there is no such published document. */
export async function addDownload(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .update(processDocuments)
    .set({ downloads: sql`${processDocuments.downloads} + 1` })
    .where(and(eq(processDocuments.id, id), published))
    .returning({ id: processDocuments.id });
  return rows.length > 0;
}

const published = eq(processDocuments.status, 'P');
