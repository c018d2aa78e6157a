import type { RouteHandlerMethod } from 'fastify';
import * as z from 'zod';
import type { ListedPage } from '../../contract/page-metadata.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import { logError } from '../log-error.ts';
import type { ActiveReleases } from '../releases/in-force.ts';
import type { Releases } from '../releases/releases.ts';
import type { PageRenderer } from '../workers/page-pool.ts';
import type { Listed } from '../workers/protocol.ts';
import { CACHE_READ_MS } from './cached-data.ts';
import {
  type Cacheable,
  type CachingPolicy,
  cacheControl,
  getPageKey,
  isStorable,
  type MicroCache,
} from './micro-cache.ts';
import { createTextBody, type PageBody, sendBody } from './page-body.ts';

/** Maximum time in ms for the list's data: crawlers wait longer than visitors. */
const LIST_TIMEOUT_MS = 5_000;

interface Options {
  renderer: Pick<PageRenderer, 'list'>;
  remotes: Pick<ActiveReleases, 'releases'>;
  policy: CachingPolicy;
  cached: MicroCache;
}

interface RenderedDocuments extends Cacheable {
  documents: Readonly<Record<string, PageBody>>;
}

/**
 * Creates routes for documents that list pages of all remotes, such as a sitemap.
 * @param make returns the documents by name, from pages with unique paths, the most important first
 * @returns the route of one document; all of them are rendered and cached together
 */
export type ListedDocuments = (
  make: (pages: readonly ListedPage[]) => Readonly<Record<string, string>>,
) => (name: string, contentType: string) => RouteHandlerMethod;

export function listedDocuments({ renderer, remotes, policy, cached }: Options): ListedDocuments {
  let lists = 0;
  return (make) => {
    lists += 1;
    const key = `list ${lists}`;

    async function produce(now: Releases): Promise<RenderedDocuments> {
      const { pages, complete } = await listPages(renderer, now);
      const texts = Object.entries(make(pages));
      const documents = Object.fromEntries(texts.map(([name, text]) => [name, createTextBody(text)]));
      return { status: 200, complete, queried: false, documents };
    }

    return (name, contentType) => async (request, reply) => {
      const now = remotes.releases(null);
      const { value, age } = await cached(getPageKey(now, key), {
        tag: now.version,
        produce: () => produce(now),
      });
      reply.headers({
        'content-type': contentType,
        'cache-control': cacheControl(policy, { isStorable: isStorable(value), personal: false, age }),
      });
      const body = value.documents[name];
      return body ? sendBody(request, reply, body) : reply.callNotFound();
    };
  };
}

/** Maximum timestamp of a `Date`. */
const timestamp = z.number().min(0).max(8.64e15);

const listed = z.array(
  z.object({
    path: z.string().regex(/^\/(?!\/)[^\s?#]*$/),
    updatedAt: timestamp.nullable(),
    news: z.object({ title: z.string(), summary: z.string().nullable(), publishedAt: timestamp }).optional(),
  }),
);

/**
 * Lists the pages for search engines: those without parameters in the remotes' page lists, then those that each remote
 * lists itself. Remotes are called one by one, because visitors' pages use the same processes.
 */
async function listPages(renderer: Pick<PageRenderer, 'list'>, releases: Releases): Promise<Listed> {
  const { manifests, known } = releases;
  const end = performance.now() + LIST_TIMEOUT_MS;
  const listedByRemotes: ListedPage[] = [];
  let complete = known.allKnown;
  for (const { name, server } of manifests) {
    if (!server) continue;
    const budget = Math.max(CACHE_READ_MS, end - performance.now());
    const listing = await renderer.list({ remote: name, budget }, releases);
    const { data, error } = listed.safeParse(listing.pages);
    if (error) logError(`listing of ${name}`, error);
    listedByRemotes.push(...(data ?? []));
    complete &&= listing.complete && !error;
  }
  const all = [...manifests.flatMap(listDeclaredPages), ...listedByRemotes];
  return { pages: [...new Map(all.map((page) => [page.path, page])).values()], complete };
}

const listDeclaredPages = ({ indexed = [] }: RemoteManifest): ListedPage[] =>
  indexed.filter((pattern) => !/[:*?]/.test(pattern)).map((path) => ({ path, updatedAt: null }));
