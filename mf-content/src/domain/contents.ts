import { portalLink } from '@portal/client/addresses/portal-url';
import type { Content, Page, SubPage } from '@portal/contract/endpoints/home';
import { toTimestamp } from '@portal/contract/format/date';
import {
  organization,
  type SchemaData,
  schemaDate,
  withoutMissing,
} from '@portal/contract/format/schema-org';
import { fold } from '@portal/contract/format/text';

/** Returns the title of a content, or a default. */
export const contentTitle = ({ title }: Pick<Content, 'title'>): string => title || 'Publicação';

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

/** Finds a page or sub-page by its name, ignoring accents and case (B 2.10). */
export function pageNamed(pages: readonly Page[], name: string): SubPage | undefined {
  const all: readonly SubPage[] = [...pages, ...pages.flatMap(({ children }) => children)];
  const same = all.filter((page) => fold(page.name) === fold(name));
  return same.find(({ contents }) => contents.length > 0) ?? same[0];
}

type LinkTarget = { to: string } | { href: string; external: boolean };

/** Parses the URL of a content's link; null for schemes other than http(s), `tel:` and `mailto:`. */
export function contentLinkTarget(url: string): LinkTarget | null {
  if (/^(tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+)$/i.test(url)) return { href: url, external: false };
  if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url)) return null;
  const link = portalLink(url);
  if (link.kind === 'none') return null;
  if (link.kind === 'page') return { to: link.to };
  return { href: link.href, external: !link.href.startsWith('/') };
}

interface ArticleDataInput {
  content: Content;
  /** Distinguishes news items from other articles. */
  isNews: boolean;
  /** URL of the content's picture; null without a suitable one. */
  image: string | null;
}

/** Describes a content as schema.org's `NewsArticle` or `Article`. */
export const articleData = ({ content, isNews, image }: ArticleDataInput): SchemaData =>
  withoutMissing({
    '@context': 'https://schema.org',
    '@type': isNews ? 'NewsArticle' : 'Article',
    headline: contentTitle(content),
    description: content.subtitle,
    image,
    datePublished: schemaDate(content.published_at),
    dateModified: schemaDate(content.updated_at ?? content.published_at),
    inLanguage: 'pt-BR',
    keywords: content.tags.length > 0 ? content.tags : null,
    author: organization,
    publisher: organization,
  });
