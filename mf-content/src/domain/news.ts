import type { Content } from '@portal/shared/contract/contents';
import type { Page } from '@portal/shared/contract/pages';
import { toTimestamp } from '@portal/shared/format/date';
import { fold } from '@portal/shared/format/fold';

/** Name of the page that holds the news (A 3). */
export const NEWS_PAGE = 'Notícias';

/** The contents of the page named Notícias, emphasised ones first (A 3, B 2.8). */
export const newsOf = (pages: readonly Page[]): Content[] =>
  byEmphasis(pages.filter(({ name }) => fold(name) === fold(NEWS_PAGE)).flatMap(({ contents }) => contents));

/** Contents with emphasis 1 first; otherwise the server's order (B 2.8). */
export const byEmphasis = (contents: readonly Content[]): Content[] =>
  [...contents].sort((one, other) => Number(other.emphasis === 1) - Number(one.emphasis === 1));

/** The last `count` contents by date, without the one that is being read (B 2.8, B 9). */
export const recentContents = (contents: readonly Content[], current: string, count = 3): Content[] =>
  contents
    .filter(({ slug }) => slug !== current)
    .sort((one, other) => publishedAt(other) - publishedAt(one))
    .slice(0, count);

const publishedAt = ({ published_at }: Content): number => toTimestamp(published_at, 'start') ?? 0;

/** Contents whose title, subtitle or tags hold every word of a search, whatever the accents (B 2.8). */
export function searchContents(contents: readonly Content[], search: string): Content[] {
  const words = fold(search).split(' ');
  return contents.filter(({ title, subtitle, tags }) => {
    const text = fold([title, subtitle ?? '', ...tags].join(' '));
    return words.every((word) => text.includes(word));
  });
}
