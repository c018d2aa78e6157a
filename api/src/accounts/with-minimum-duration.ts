import type { Services } from '../services.ts';

/** Takes at least `milliseconds`, so that the response time does not reveal what a lookup found (timing attacks). */
export async function withMinimumDuration<Result>(
  { pause }: Pick<Services, 'pause'>,
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), pause(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
