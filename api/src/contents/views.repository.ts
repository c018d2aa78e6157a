import { eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { contents, galleries } from '../db/schema/contents.ts';
import { views } from '../db/schema/operations.ts';
import { keyedHash } from '../http/hashes.ts';
import { notFound } from '../http/http-error.ts';
import type { Services } from '../services.ts';

const targets = { content: contents, gallery: galleries };

/** A repeated view within this time does not count. */
const REPEAT_INTERVAL_MS = 30 * 60_000;

/**
 * Returns a keyed hash of a visitor's IP address, which recognises visitors without identifying them. Other properties
 * of a request could be varied at will.
 */
export const visitorHash = ({ secrets }: Services, request: FastifyRequest): string =>
  keyedHash(secrets.hashKeys[0], `visitor:${request.network}`);

/**
 * Counts a visitor's view of a content or a gallery, once in thirty minutes.
 * @throws HttpError 404 if the record does not exist
 */
export async function countView(
  { db, now }: Services,
  kind: keyof typeof targets,
  id: number,
  viewerHash: string,
): Promise<void> {
  const table = targets[kind];
  const seenAt = now();
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
    if (!row) throw notFound();
    const counted = await tx
      .insert(views)
      .values({ target: `${kind}:${id}`, viewerHash, seenAt })
      .onConflictDoUpdate({
        target: [views.target, views.viewerHash],
        set: { seenAt },
        setWhere: lt(views.seenAt, new Date(seenAt.getTime() - REPEAT_INTERVAL_MS)),
      })
      .returning();
    if (counted.length === 0) return;
    // A new count is not a change of the record.
    const change = { views: sql`${table.views} + 1`, updatedAt: sql`${table.updatedAt}` };
    await tx.update(table).set(change).where(eq(table.id, id));
  });
}

/** Deletes records too old to detect a repeated view. */
export async function deleteOldViews({ db, now }: Services): Promise<void> {
  await db.delete(views).where(lt(views.seenAt, new Date(now().getTime() - REPEAT_INTERVAL_MS)));
}
