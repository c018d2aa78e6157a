import type { Content, Page } from '@portal/contract/endpoints/home';
import { toTimestamp } from '@portal/contract/format/date';
import { fold } from '@portal/contract/format/text';

/** Name of the page with the news (A 3). */
export const NEWS_PAGE = 'Notícias';

/** Returns the contents of the page named Notícias, emphasised ones first (A 3, B 2.8). */
export const newsOf = (pages: readonly Page[]): Content[] =>
  byEmphasis(pages.filter(({ name }) => fold(name) === fold(NEWS_PAGE)).flatMap(({ contents }) => contents));

/** Sorts contents with emphasis 1 first; otherwise keeps the server's order (B 2.8). */
export const byEmphasis = (contents: readonly Content[]): Content[] =>
  [...contents].sort((one, other) => Number(other.emphasis === 1) - Number(one.emphasis === 1));

/** Returns the latest contents by date, without the current one (B 2.8, B 9). */
export const recentContents = (contents: readonly Content[], current: string, count = 3): Content[] =>
  contents
    .filter(({ slug }) => slug !== current)
    .sort((one, other) => getPublicationTime(other) - getPublicationTime(one))
    .slice(0, count);

const getPublicationTime = ({ published_at }: Content): number => toTimestamp(published_at, 'start') ?? 0;

/** Finds contents whose title, subtitle or tags contain every word, ignoring accents (B 2.8). */
export function searchContents(contents: readonly Content[], search: string): Content[] {
  const words = fold(search).split(' ');
  return contents.filter(({ title, subtitle, tags }) => {
    const text = fold([title, subtitle ?? '', ...tags].join(' '));
    return words.every((word) => text.includes(word));
  });
}
