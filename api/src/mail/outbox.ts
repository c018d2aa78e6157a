import { startValidity } from '../accounts/reset-codes.repository.ts';
import type { Services } from '../services.ts';
import {
  type ClaimedMail,
  claimDue,
  type Mail,
  maximumAttempts,
  postpone,
  saveDeliveryResult,
} from './outbox.repository.ts';

/** Sends one mail or throws. Sending the same `key` twice must have no further effect. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Mail that is not retried any more; its text stays in the outbox. */
export type DeadLetter = { key: string; attempts: number; lastError: string };

interface Delivery {
  onDead?: (mail: DeadLetter) => void;
  beforeBatch?: () => Promise<void>;
}

/**
 * Sends all due mails in batches and retries failures; if a whole batch fails, the server is down and delivery stops.
 */
export async function deliverDue(
  services: Services,
  send: SendMail,
  { onDead = () => {}, beforeBatch = async () => {} }: Delivery = {},
): Promise<void> {
  let arrived: boolean[];
  do {
    await beforeBatch();
    const batch = await claimDue(services);
    arrived = await Promise.all(batch.map((mail) => deliver(services, mail, send, onDead)));
  } while (arrived.some(Boolean));
}

/** @returns whether the mail was sent */
async function deliver(
  services: Services,
  mail: ClaimedMail,
  send: SendMail,
  onDead: (mail: DeadLetter) => void,
): Promise<boolean> {
  const { id, key, attempts } = mail;
  try {
    await send(mail);
  } catch (error) {
    const lastError = error instanceof Error ? error.name : 'unknown';
    await postpone(services, mail, lastError);
    if (attempts >= maximumAttempts) onDead({ key, attempts, lastError });
    return false;
  }
  const sentAt = services.databaseNow();
  // First, because if the next statement fails, the mail is sent again and its codes restart.
  await startValidity(services.db, sentAt, key);
  // The texts may contain a code and are no longer needed.
  await saveDeliveryResult(services.db, id, { sentAt, body: '', html: '', lastError: null });
  return true;
}
