import type { RouteHandlerMethod } from 'fastify';
import type { ListedPage } from '../../contract/listing.ts';
import type { Remotes } from '../releases/remotes.ts';
import type { PageRenderer } from '../workers/page-renderer.ts';
import { cacheControl, cachingPolicy, choosePartition } from './caching-policy.ts';
import { listedPages } from './listed-pages.ts';
import { createMicroCache } from './micro-cache.ts';
import type { PageBody } from './page-body.ts';
import { bodyOf, sendBody } from './send-body.ts';

/** Milliseconds for the data of the list: robots wait longer than visitors. */
const PATIENCE = 5_000;

interface Options {
  renderer: Pick<PageRenderer, 'list'>;
  remotes: Pick<Remotes, 'releases'>;
  cacheSeconds: number;
}

interface Made {
  status: number;
  complete: boolean;
  queried: boolean;
  /** By their names. */
  documents: Readonly<Record<string, PageBody>>;
}

/**
 * Answers with documents that are made of the pages that remotes tell of, such as a sitemap.
 * @param make the texts of the documents, by their names, out of the pages: each path once, the most important first
 * @returns the route of one of them; all are made and kept together, as pages are
 */
export type ListedDocuments = (
  make: (pages: readonly ListedPage[]) => Readonly<Record<string, string>>,
) => (name: string, contentType: string) => RouteHandlerMethod;

export const listedDocuments =
  ({ renderer, remotes, cacheSeconds }: Options): ListedDocuments =>
  (make) => {
    const policy = cachingPolicy(cacheSeconds);
    const cached = createMicroCache<Made>({ lifetime: policy.page, choosePartition });

    async function produce(now: ReturnType<typeof remotes.releases>): Promise<Made> {
      const { pages, complete } = await listedPages(renderer, now, PATIENCE);
      const texts = Object.entries(make(pages));
      const documents = Object.fromEntries(texts.map(([name, text]) => [name, bodyOf(text)]));
      return { status: 200, complete, queried: false, documents };
    }

    return (name, contentType) => async (request, reply) => {
      const now = remotes.releases(null);
      const { value, age } = await cached(`${now.epoch}`, { tag: now.version, produce: () => produce(now) });
      const kept = choosePartition(value) !== null;
      reply.headers({
        'content-type': contentType,
        'cache-control': cacheControl(policy, { kept, personal: false, age }),
      });
      const body = value.documents[name];
      return body ? sendBody(request, reply, body) : reply.callNotFound();
    };
  };
