import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import { AnswerError } from './answer-error.ts';
import { waitText } from './rate-limit.ts';
import { keyedHash } from './secrets.ts';

/** At most `count` in any period of `minutes` (sliding window), unlike the fixed windows of a rate limit. */
type Bound = { name: string; count: number; minutes: number };

/** Limits of one network address: low for bursts, high enough over a day for the computer room of a school or unit. */
export const addressBounds = {
  vote: {
    bounds: [
      { name: 'vote-burst-ip', count: 3, minutes: 5 },
      { name: 'vote-day-ip', count: 100, minutes: 24 * 60 },
    ],
    refusal: (wait) =>
      `Recebemos vários votos desta rede agora há pouco, e o seu ainda não foi contado. Vote de novo em ${wait}.`,
  },
  registration: {
    bounds: [
      { name: 'place-burst-ip', count: 5, minutes: 10 },
      { name: 'place-day-ip', count: 80, minutes: 24 * 60 },
    ],
    refusal: (wait) =>
      `Recebemos muitas inscrições desta rede em pouco tempo, e a sua ainda não foi feita. Envie de novo em ${wait} ou, se preferir, por outra rede, como a do celular.`,
  },
} as const satisfies Record<string, { bounds: readonly Bound[]; refusal: (wait: string) => string }>;

/**
 * Takes one of an address's places in each bound for a holder, in a transaction that serialises the calls of one
 * address. A holder that has a place already, even by a simultaneous call, takes no other.
 * @returns a function that releases the places, for calls that fail
 * @throws AnswerError 429 with Retry-After when one is full; nothing is taken then
 */
export async function takePlaceOfAddress(
  services: Services,
  tx: Database,
  { bounds, refusal }: (typeof addressBounds)[keyof typeof addressBounds],
  { address, holder }: { address: string; holder: string },
): Promise<(db: Database) => Promise<void>> {
  const now = services.now();
  const hashOf = (value: string) => keyedHash(services.secrets.hashKey, value);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bound:${hashOf(address)}`}, 0))`);
  const taken: string[] = [];
  for (const { name, count, minutes } of bounds) {
    const prefix = `${name}:${hashOf(address)}:`;
    const key = prefix + hashOf(holder);
    const places = await tx
      .select({ key: rateLimits.key, expiresAt: rateLimits.expiresAt })
      .from(rateLimits)
      .where(and(sql`starts_with(${rateLimits.key}, ${prefix})`, gt(rateLimits.expiresAt, now)))
      .orderBy(asc(rateLimits.expiresAt));
    if (places.some((place) => place.key === key)) continue;
    if (places[0] && places.length >= count * services.rateLimitFactor) {
      throw full(refusal, places[0].expiresAt.getTime() - now.getTime());
    }
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    await tx.insert(rateLimits).values({ key, windowStart: now, expiresAt, hits: 1 });
    taken.push(key);
  }
  return async (db) => {
    if (taken.length > 0) {
      await db.delete(rateLimits).where(and(inArray(rateLimits.key, taken), eq(rateLimits.windowStart, now)));
    }
  };
}

function full(refusal: (wait: string) => string, milliseconds: number): AnswerError {
  const seconds = Math.ceil(milliseconds / 1000);
  return new AnswerError(429, refusal(waitText(seconds)), {}, { 'retry-after': String(seconds) });
}
