import type { Question } from '@portal/shared/contract/questions';
import { asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pollAlternatives, polls, pollVotes } from '../db/schema/contents.ts';

type Poll = typeof polls.$inferSelect;
type Alternative = typeof pollAlternatives.$inferSelect;

/** Polls with what was voted (B 3). */
export function questionRepository(db: Database) {
  return {
    /** Votable ones first, then the newest. */
    async list(today: string): Promise<Question[]> {
      const rows = await db.select().from(polls).orderBy(desc(polls.createdAt), desc(polls.id));
      const alternatives = Map.groupBy(
        await countedAlternatives(db),
        ({ alternative }) => alternative.pollId,
      );
      return rows
        .map((poll) => toQuestion(poll, alternatives.get(poll.id) ?? [], today))
        .sort((one, other) => Number(one.is_active) - Number(other.is_active));
    },

    /** A poll with its alternatives, or null. */
    async find(id: number): Promise<{ poll: Poll; alternatives: Alternative[] } | null> {
      const [poll] = await db.select().from(polls).where(eq(polls.id, id));
      if (!poll) return null;
      const alternatives = await db.select().from(pollAlternatives).where(eq(pollAlternatives.pollId, id));
      return { poll, alternatives };
    },

    /** Stores a vote; false where this voter has voted in the poll before. */
    async addVote(vote: typeof pollVotes.$inferInsert): Promise<boolean> {
      const stored = await db.insert(pollVotes).values(vote).onConflictDoNothing().returning();
      return stored.length > 0;
    },
  };
}

/** Whether a poll takes votes on a day (yyyy-mm-dd): it is active and its last day has not passed. */
export const isVotable = (poll: Pick<Poll, 'isActive' | 'endDate'>, today: string): boolean =>
  poll.isActive === 1 && (poll.endDate === null || poll.endDate >= today);

const countedAlternatives = (db: Database) =>
  db
    .select({ alternative: pollAlternatives, votes: count(pollVotes.voterHash) })
    .from(pollAlternatives)
    .leftJoin(pollVotes, eq(pollVotes.alternativeId, pollAlternatives.id))
    .groupBy(pollAlternatives.id)
    .orderBy(asc(pollAlternatives.position), asc(pollAlternatives.id));

function toQuestion(
  poll: Poll,
  counted: { alternative: Alternative; votes: number }[],
  today: string,
): Question {
  const results = counted.map(
    ({ alternative, votes }) => [alternative.title, alternative.initialVotes + votes] as const,
  );
  return {
    id: poll.id,
    name: poll.name,
    created_at: poll.createdAt.toISOString(),
    end_date: poll.endDate,
    is_active: isVotable(poll, today) ? 1 : 2,
    alternatives: results.map(([title]) => title),
    results: Object.fromEntries(results),
    total_votes: results.reduce((sum, [, votes]) => sum + votes, 0),
  };
}
