import type { Outbox } from './email.ts';
import { enqueueMail } from './outbox.repository.ts';
import { writeEmail } from './write-email.ts';

/** Creates the outbox. */
export const createOutbox = ({ now, portalUrl }: { now: () => Date; portalUrl: string }): Outbox => ({
  add: (db, { key, recipient, ...email }) =>
    enqueueMail(db, now(), { key, recipient, ...writeEmail(portalUrl, email) }),
});
