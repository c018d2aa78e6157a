import { and, asc, count, eq, gt, inArray, isNull, lt, lte, or, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import type { WrittenLetter } from './letter.ts';

export type Mail = {
  /** Names the cause (`registration-psg:7`): the same cause never sends twice. What is before the colon is its kind. */
  key: string;
  recipient: string;
} & WrittenLetter;

/** Sends one mail or throws. Sending the same `key` twice must have no further effect. */
export type SendMail = (mail: Mail) => Promise<void>;

export const maximumAttempts = 12;

/** Maximum of mails of one kind to a mailbox in an hour; the rest wait. One kind cannot hold back another. */
export const mailsPerHour = 5;
/** Its codes end in ten minutes, so that none waits: `limits.resetMailbox` bounds how many are written. */
const neverWaits = 'reset-code';
const hour = 60 * 60_000;

/** Writes a mail into the outbox, in the transaction of what causes it. */
export async function enqueueMail(db: Database, now: Date, mail: Mail): Promise<void> {
  await db
    .insert(outbox)
    .values({ ...mail, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.key });
}

/** Sends every mail that is due, one after the other; a failure waits for its next attempt. */
export async function deliverDue(services: Services, send: SendMail): Promise<void> {
  for (let mail = await claim(services); mail; mail = await claim(services)) {
    try {
      await send(mail);
      // The texts may hold a code: nobody needs them any more.
      await settle(services, mail.id, { sentAt: services.now(), body: '', html: '', lastError: null });
    } catch (error) {
      await settle(services, mail.id, { lastError: error instanceof Error ? error.name : 'unknown' });
    }
  }
}

/**
 * Takes the next due mail and moves its next attempt ahead (1, 2, 4, … at most 360 minutes), so that neither a crash
 * nor another replica sends it at once.
 */
async function claim(services: Services) {
  const now = services.now();
  const due = services.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        lte(outbox.nextAttemptAt, now),
        lt(outbox.attempts, maximumAttempts),
        or(eq(kindOf(outbox.key), neverWaits), sql`${sentLately(services, now)} < ${mailsPerHour}`),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await services.db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`${now.toISOString()}::timestamptz + least(power(2, ${outbox.attempts}), 360) * interval '1 minute'`,
    })
    .where(inArray(outbox.id, due))
    .returning();
  return mail;
}

/** How many mails of its kind a mail's receiver has been sent within the last hour. */
function sentLately({ db }: Services, now: Date) {
  const sent = alias(outbox, 'sent');
  const sameKind = eq(kindOf(sent.key), kindOf(outbox.key));
  return db
    .select({ mails: count() })
    .from(sent)
    .where(
      and(eq(sent.recipient, outbox.recipient), sameKind, gt(sent.sentAt, new Date(now.getTime() - hour))),
    );
}

const kindOf = (key: SQLWrapper) => sql`split_part(${key}, ':', 1)`;

async function settle(services: Services, id: number, change: Partial<typeof outbox.$inferInsert>) {
  await services.db.update(outbox).set(change).where(eq(outbox.id, id));
}
