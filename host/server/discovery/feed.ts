import type { ListedPage } from '@portal/platform/remote';
import { portalConfig } from '../../portal.config.ts';
import { xmlDocument } from './sitemap.ts';

/** Number of feed entries; feed readers keep older ones themselves. */
const MAX_ENTRIES = 50;

interface FeedInput {
  pages: readonly ListedPage[];
  /** URL of the portal, without a trailing slash. */
  base: string;
  /** Path of the feed, below the base. */
  path: string;
  /** Timestamp used if there is no news. */
  now: number;
}

/** Returns the portal's news as an Atom feed (RFC 4287), latest first. */
export function atomFeed({ pages, base, path, now }: FeedInput): string {
  const latest = pages
    .flatMap((page) => (page.news ? [{ ...page, news: page.news }] : []))
    .sort((one, other) => other.news.publishedAt - one.news.publishedAt)
    .slice(0, MAX_ENTRIES)
    .map((page) => ({ ...page, updatedAt: page.updatedAt ?? page.news.publishedAt }));
  return xmlDocument({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': portalConfig.language,
      id: base + path,
      title: `Notícias do ${portalConfig.name}`,
      updated: iso(latest.length > 0 ? Math.max(...latest.map(({ updatedAt }) => updatedAt)) : now),
      author: { name: portalConfig.name, uri: `${base}/` },
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': base + path },
        { '@rel': 'alternate', '@type': 'text/html', '@href': `${base}/` },
      ],
      entry: latest.map(({ path: own, updatedAt, news }) => ({
        id: base + own,
        title: news.title,
        link: { '@rel': 'alternate', '@type': 'text/html', '@href': base + own },
        published: iso(news.publishedAt),
        updated: iso(updatedAt),
        ...(news.summary !== null && { summary: news.summary }),
      })),
    },
  });
}

const iso = (instant: number): string => new Date(instant).toISOString();
