import { monthsBefore } from '@portal/contract/format/calendar';
import { readDatabaseTime } from '../db/database.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { deleteOldMails } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { erasures, type RetentionKind, retentionMonths } from './erase.repository.ts';

/** Result of a run for one kind of personal data. */
export type RetentionResult =
  | { kind: RetentionKind; outcome: 'done' }
  /** More rows are due than a run may erase; an operator has to confirm. */
  | { kind: RetentionKind; outcome: 'held'; rows: number }
  | { kind: RetentionKind; outcome: 'failed'; error: Error };

interface RetentionOptions {
  /** Maximum rows of one kind; if more are due, a run erases none of that kind. */
  maxRows?: number | undefined;
  mailFolder?: string | undefined;
}

/** Far more than on a normal day: a wrong clock or setting would make so many rows due at once. */
export const DEFAULT_MAX_ROWS = 5_000;

/**
 * Erases or anonymises personal data whose purpose has ended, by the database's clock. Each batch is a transaction with
 * an audit entry (`interests:3`). A failing kind does not stop the others. Any replica may run it at any time.
 */
export async function applyRetention(
  services: Services,
  { maxRows = DEFAULT_MAX_ROWS, mailFolder }: RetentionOptions = {},
): Promise<RetentionResult[]> {
  const now = await readDatabaseTime(services.db, services.databaseNow());
  const months = await retentionMonths(services.db);
  const results: RetentionResult[] = [];
  for (const kind of Object.keys(erasures) as RetentionKind[]) {
    const before = monthsBefore(now, months[kind]);
    results.push(
      await eraseKind(services, kind, before, maxRows).catch(
        (error: Error): RetentionResult => ({ kind, outcome: 'failed', error }),
      ),
    );
  }
  if (mailFolder) await deleteOldMails(mailFolder, monthsBefore(now, months.mails));
  return results;
}

async function eraseKind(
  { db, now }: Services,
  kind: RetentionKind,
  before: Date,
  maxRows: number,
): Promise<RetentionResult> {
  const { count, eraseBatch } = erasures[kind];
  const rows = await count(db, before);
  if (rows > maxRows) return { kind, outcome: 'held', rows };
  for (let erased = 1; erased > 0; ) {
    erased = await db.transaction(async (tx) => {
      const batch = await eraseBatch(tx, before);
      if (batch > 0) await writeAuditEntry(tx, now(), 'system', 'data-erased', `${kind}:${batch}`);
      return batch;
    });
  }
  return { kind, outcome: 'done' };
}
