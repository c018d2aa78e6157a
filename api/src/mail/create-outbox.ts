import type { Database } from '../db/database.ts';
import { type Email, writeEmail } from './email.ts';
import { enqueueMail } from './outbox.repository.ts';

/** E-mails that are sent later, each once. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Creates the outbox. */
export const createOutbox = ({ now, portalUrl }: { now: () => Date; portalUrl: string }) => ({
  /**
   * Renders an e-mail and stores it, in the transaction of its cause.
   * @param mail.key identifies the cause; the part before the colon is its kind (`registration-psg:7`)
   */
  add: (db: Database, { key, recipient, ...email }: { key: string; recipient: string } & Email) =>
    enqueueMail(db, now(), { key, recipient, ...writeEmail(portalUrl, email) }),
});
