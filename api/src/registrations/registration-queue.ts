import PQueue from 'p-queue';
import type { Services } from '../services.ts';

/**
 * Registrations that a process works on at a time: the rest of a rush waits for its turn in the order in which it came,
 * without a connection, so that what else the database is asked for goes on.
 */
export const registrationQueue = new PQueue({ concurrency: 8 });

/** Milliseconds after which somebody in line is told something: who asks waits no longer for an answer. */
export const MAX_WAIT_MS = 10_000;

/**
 * Milliseconds after which nobody's registration is begun any more: in a long line all would be made too late for those who
 * asked to hear of it, while others waited for that.
 */
export const MAX_QUEUE_MS = 7_000;

/** Waits until nobody stands in line, but no longer than anybody does: for what can wait while people do. */
export async function waitForEmptyQueue({ pause }: Pick<Services, 'pause'>): Promise<void> {
  if (registrationQueue.pending > 0) await Promise.race([registrationQueue.onIdle(), pause(MAX_WAIT_MS)]);
}
