import type { Question } from '@portal/contract/endpoints/publications';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pollAlternatives, polls, pollVotes } from '../db/schema/contents.ts';

type Poll = typeof polls.$inferSelect;
type Alternative = typeof pollAlternatives.$inferSelect;

/** Reads polls and their votes (B 3). */
export function questionRepository(db: Database) {
  return {
    /** Lists polls: votable ones first, then the newest. */
    async list(today: string): Promise<Question[]> {
      const rows = await db.select().from(polls).orderBy(desc(polls.created_at), desc(polls.id));
      const alternatives = Map.groupBy(
        await db
          .select()
          .from(pollAlternatives)
          .orderBy(asc(pollAlternatives.position), asc(pollAlternatives.id)),
        ({ poll_id }) => poll_id,
      );
      return rows
        .map((poll) => toQuestion(poll, alternatives.get(poll.id) ?? [], today))
        .sort((one, other) => Number(one.is_active) - Number(other.is_active));
    },

    async find(id: number): Promise<{ poll: Poll; alternatives: Alternative[] } | null> {
      const [poll] = await db.select().from(polls).where(eq(polls.id, id));
      if (!poll) return null;
      const alternatives = await db.select().from(pollAlternatives).where(eq(pollAlternatives.poll_id, id));
      return { poll, alternatives };
    },

    /** Stores and counts a vote; false if the voter has voted in the poll, also by a hash with an earlier key. */
    async addVote(vote: typeof pollVotes.$inferInsert, earlier: string[]): Promise<boolean> {
      const voted = and(eq(pollVotes.poll_id, vote.poll_id), inArray(pollVotes.voter_hash, earlier));
      if (earlier.length > 0 && (await db.$count(pollVotes, voted)) > 0) return false;
      const stored = await db.insert(pollVotes).values(vote).onConflictDoNothing().returning();
      if (stored.length === 0) return false;
      await db
        .update(pollAlternatives)
        .set({ votes: sql`${pollAlternatives.votes} + 1` })
        .where(eq(pollAlternatives.id, vote.alternative_id));
      return true;
    },
  };
}

/** Returns whether a poll accepts votes on a day (yyyy-mm-dd): it is active and not past its last day. */
export const isVotable = (poll: Pick<Poll, 'is_active' | 'end_date'>, today: string): boolean =>
  poll.is_active === 1 && (poll.end_date === null || poll.end_date >= today);

function toQuestion(poll: Poll, alternatives: Alternative[], today: string): Question {
  const results = alternatives.map(
    ({ title, initial_votes, votes }) => [title, initial_votes + votes] as const,
  );
  return {
    ...poll,
    is_active: isVotable(poll, today) ? 1 : 2,
    alternatives: results.map(([title]) => title),
    results: Object.fromEntries(results),
    total_votes: results.reduce((sum, [, votes]) => sum + votes, 0),
  };
}
