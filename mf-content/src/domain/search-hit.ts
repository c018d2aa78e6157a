import { formatDateTime } from '@portal/shared/format/date';

/** One thing found, in words. */
export interface SearchHit {
  key: string;
  title: string;
  to: string;
  lines: readonly string[];
  /** Whether `to` is the URL of a file, not a path of the portal. */
  isFile?: boolean;
  /** How well it fits, 0 best, as `shared/core/text-search/rank-word.ts` ranks it; null where nobody has said. */
  rank: number | null;
  /** What its kind adds to its rank among the best results: people look for a course before a news item about one. */
  penalty: number;
}

type GivenFinding = Pick<SearchHit, 'title' | 'to' | 'isFile'> &
  Partial<Pick<SearchHit, 'rank' | 'penalty'>> & { lines?: readonly string[] };

/** Blank lines are left out. */
export const toSearchHit = ({ lines = [], rank = null, penalty = 0, ...given }: GivenFinding): SearchHit => ({
  ...given,
  key: `${given.to} ${given.title}`,
  lines: lines.filter(Boolean),
  rank,
  penalty,
});

export const dated = (words: string, date: string | null | undefined): string =>
  date ? `${words} ${formatDateTime(date)}` : '';
