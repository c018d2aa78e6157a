import type { Question } from '@portal/contract/endpoints/publications';

/** Votes for one alternative. */
interface PollResult {
  alternative: string;
  votes: number;
  /** 0 to 100, two decimals; 0 without votes (B 9). */
  percent: number;
}

/** Returns votes and percentages of a poll, in the order of its alternatives (B 2.12, B 9). */
export function pollResults({ alternatives, results, total_votes }: Question): PollResult[] {
  // An alternative may have the name of an inherited property.
  const votesOf = (alternative: string) => (Object.hasOwn(results, alternative) && results[alternative]) || 0;
  const counted = alternatives.map((alternative) => ({ alternative, votes: votesOf(alternative) }));
  const total = total_votes ?? counted.reduce((sum, { votes }) => sum + votes, 0);
  return counted.map((result) => ({
    ...result,
    percent: total > 0 ? Math.round((result.votes / total) * 10_000) / 100 : 0,
  }));
}

/** Returns whether a poll is active; others only show their results (B 4). */
export const isVotable = ({ is_active }: Question): boolean => is_active === 1;

const percentFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a percentage with two decimals: "33,33%". */
export const formatPercent = (percent: number): string => `${percentFormat.format(percent)}%`;
