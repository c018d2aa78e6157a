import { formatDateTime } from '@portal/contract/format/date';

/** Search result as text. */
export interface SearchHit {
  key: string;
  title: string;
  to: string;
  lines: readonly string[];
  /** Whether `to` is the URL of a file instead of a path of the portal. */
  isFile?: boolean;
  /** Quality of the match, 0 best (`shared/contract/text-search/rank-word.ts`); null if unknown. */
  rank: number | null;
  /** Added to the rank among the best results: courses are more likely wanted than news about them. */
  penalty: number;
}

type GivenFinding = Pick<SearchHit, 'title' | 'to' | 'isFile'> &
  Partial<Pick<SearchHit, 'rank' | 'penalty'>> & { lines?: readonly string[] };

/** Removes blank lines. */
export const toSearchHit = ({ lines = [], rank = null, penalty = 0, ...given }: GivenFinding): SearchHit => ({
  ...given,
  key: `${given.to} ${given.title}`,
  lines: lines.filter(Boolean),
  rank,
  penalty,
});

export const dated = (words: string, date: string | null | undefined): string =>
  date ? `${words} ${formatDateTime(date)}` : '';
