import type { Database } from '../db/database.ts';
import { countHit, type Limit, tooManyRequests } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';

/** Limits of votes per IP address in a poll: low for bursts, high enough per day for a school's computer room. */
const voteLimits: readonly Limit[] = [
  { name: 'vote-burst-ip', hits: 3, minutes: 5 },
  { name: 'vote-day-ip', hits: 100, minutes: 24 * 60 },
];

/**
 * Counts a vote of an IP address in the vote's transaction.
 * @throws HttpError 429 with Retry-After when a limit is reached; the rollback undoes the hits
 */
export async function countVoteOfAddress(
  { secrets, rateLimitFactor }: Services,
  db: Database,
  { pollId, address }: { pollId: number; address: string },
): Promise<void> {
  for (const bound of voteLimits) {
    const refused = await countHit({ db, secrets, rateLimitFactor }, bound, `${pollId}:${address}`);
    if (refused) throw tooManyRequests(refused.seconds, refusal);
  }
}

const refusal = (wait: string) =>
  `Recebemos vários votos desta rede agora há pouco, e o seu ainda não foi contado. Vote de novo em ${wait}.`;
