import { asc, eq, like } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { audit, outbox } from '../db/schema/operations.ts';
import { psgItems, psgRegistrations } from '../db/schema/psg.ts';

/**
 * What the database says of an offer of the free-course programme: its counter and its line, and of every registration
 * there is, by id, that it is stored, told by e-mail and recorded.
 */
export async function registrationLedger(db: Database, itemId: number) {
  const [item] = await db.select().from(psgItems).where(eq(psgItems.id, itemId));
  const stored = await db.select().from(psgRegistrations).orderBy(asc(psgRegistrations.position));
  const mails = await db
    .select({ text: outbox.key })
    .from(outbox)
    .where(like(outbox.key, 'registration-psg:%'));
  const lines = await db.select({ text: audit.target }).from(audit).where(eq(audit.action, 'registered-psg'));
  return {
    taken: item?.taken,
    line: stored
      .filter((row) => row.itemId === itemId)
      .map(({ id, number, position, idempotencyKey }) => ({ id, number, position, idempotencyKey })),
    stored: stored.map(({ id }) => id).sort(byNumber),
    mailed: idsOf(mails),
    recorded: idsOf(lines),
  };
}

/** The numbers that "registration-psg:7" and "psg:7" end with. */
const idsOf = (rows: { text: string }[]) => rows.map(({ text }) => Number(text.split(':')[1])).sort(byNumber);

const byNumber = (one: number, other: number) => one - other;
