import { monthsBefore } from '@portal/shared/format/calendar';
import { record } from '../http/audit.repository.ts';
import { deleteOldMails } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { erase } from './erase.repository.ts';
import { type RetentionKind, retentionMonths } from './retention-kinds.repository.ts';

/**
 * Erases or anonymises the personal data whose purpose has ended, each kind in a transaction with its line of the
 * record (`interests:3`: kind and number of rows). Any replica may run it, any number of times.
 * @param mailFolder that mails are written to, if any
 */
export async function applyRetention(services: Services, mailFolder?: string): Promise<void> {
  const now = services.now();
  const months = await retentionMonths(services.db);
  for (const kind of Object.keys(erase) as RetentionKind[]) {
    await services.db.transaction(async (tx) => {
      const rows = await erase[kind](tx, monthsBefore(now, months[kind]));
      if (rows > 0) await record(tx, now, 'system', 'data-erased', `${kind}:${rows}`);
    });
  }
  if (mailFolder) await deleteOldMails(mailFolder, monthsBefore(now, months.mails));
}
