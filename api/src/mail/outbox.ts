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

/** A mail that is not tried any more; its text stays in the outbox. */
export type DeadLetter = { key: string; attempts: number; lastError: string };

interface Delivery {
  onDead?: (mail: DeadLetter) => void;
  beforeBatch?: () => Promise<void>;
}

/**
 * Sends every mail that is due, a batch at a time; a failure waits for its next attempt (1, 2, 4, … at most 360 minutes).
 * A batch of which none arrives is the last one: the server is away.
 * @param more.onDead told of each mail that has failed for the last time
 * @param more.giveWay waits before each batch for what comes first
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
    const pause = Math.min(2 ** (attempts - 1), 360);
    await postpone(services, id, { lastError, minutes: pause });
    if (attempts >= maximumAttempts) onDead({ key, attempts, lastError });
    return false;
  }
  const sentAt = services.databaseNow();
  // First: where the next statement fails, the mail is sent once more and its codes begin anew.
  await startValidity(services.db, sentAt, key);
  // The texts may hold a code: nobody needs them any more.
  await saveDeliveryResult(services.db, id, { sentAt, body: '', html: '', lastError: null });
  return true;
}
