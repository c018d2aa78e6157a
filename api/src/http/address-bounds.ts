import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { type Limit, limiter, refusal, tooManyRequests } from './rate-limit.ts';
import { keyedHash } from './secrets.ts';

/** Limits of one network address: low for bursts, high enough over a day for the computer room of a school or unit. */
export const addressBounds = {
  vote: {
    bounds: [
      { name: 'vote-burst-ip', hits: 3, minutes: 5 },
      { name: 'vote-day-ip', hits: 100, minutes: 24 * 60 },
    ],
    refusal: (wait) =>
      `Recebemos vários votos desta rede agora há pouco, e o seu ainda não foi contado. Vote de novo em ${wait}.`,
  },
  registration: {
    bounds: [
      { name: 'place-burst-ip', hits: 5, minutes: 10 },
      { name: 'place-day-ip', hits: 80, minutes: 24 * 60 },
    ],
    refusal: (wait) =>
      `Recebemos muitas inscrições desta rede em pouco tempo, e a sua ainda não foi feita. Envie de novo em ${wait} ou, se preferir, por outra rede, como a do celular.`,
  },
} as const satisfies Record<string, { bounds: readonly Limit[]; refusal: (wait: string) => string }>;

/**
 * Takes one of an address's places in each bound for a holder, in a transaction. A holder that has a place already, even
 * by a simultaneous call, takes no other.
 * @returns a function that releases the places, for calls that fail
 * @throws AnswerError 429 with Retry-After when one is full; the transaction undoes what was taken then
 */
export async function takePlaceOfAddress(
  { secrets, rateLimitFactor }: Services,
  tx: Database,
  { bounds, refusal: words }: (typeof addressBounds)[keyof typeof addressBounds],
  { address, holder }: { address: string; holder: string },
): Promise<(db: Database) => Promise<void>> {
  const key = keyedHash(secrets.hashKey, address);
  const holderKey = `${key}:${keyedHash(secrets.hashKey, holder)}`;
  const taken: Limit[] = [];
  for (const bound of bounds) {
    if (await refusal(limiter(tx, holders(bound)).consume(holderKey))) continue;
    const places = { ...bound, hits: bound.hits * rateLimitFactor };
    const refused = await refusal(limiter(tx, places).consume(key));
    if (refused) throw tooManyRequests(refused.seconds, words);
    taken.push(bound);
  }
  return async (db) => {
    for (const bound of taken) {
      await limiter(db, holders(bound)).delete(holderKey);
      await limiter(db, bound).reward(key);
    }
  };
}

const holders = (bound: Limit): Limit => ({ ...bound, name: `${bound.name}-holder`, hits: 1 });
