import type { ProcessDocument } from '@portal/contract/endpoints/parts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { processDocuments } from '../db/schema/process-documents.ts';

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
