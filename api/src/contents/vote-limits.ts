import type { Database } from '../db/database.ts';
import { byAddress, countHit, tooManyRequests } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';

/** Limits of votes per IP address in a poll, high enough for a school's computer room. */
const listVoteLimits = (pollId: number) => [
  byAddress(`vote-burst-${pollId}`, { hits: 30, minutes: 5 }),
  byAddress(`vote-day-${pollId}`, { hits: 100, minutes: 24 * 60 }),
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
  for (const limit of listVoteLimits(pollId)) {
    const refused = await countHit({ db, secrets, rateLimitFactor }, limit, address);
    if (refused) throw tooManyRequests(refused.seconds, refusal);
  }
}

const refusal = (wait: string) =>
  `Recebemos vários votos desta rede agora há pouco, e o seu ainda não foi contado. Vote de novo em ${wait}.`;
