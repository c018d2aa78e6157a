import { setTimeout } from 'node:timers/promises';

/**
 * Answers no earlier than so many milliseconds after the start, whether the work succeeds or fails: how long a
 * look-up took then tells nothing about what it found.
 */
export async function minimumDuration<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
