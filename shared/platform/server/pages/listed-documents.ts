import type { RouteHandlerMethod } from 'fastify';
import type { ListedPage } from '../../contract/listing.ts';
import type { Remotes } from '../releases/remotes.ts';
import type { PageRenderer } from '../workers/page-renderer.ts';
import { cacheControl, cachingPolicy, choosePartition } from './caching-policy.ts';
import { listedPages } from './listed-pages.ts';
import { createMicroCache } from './micro-cache.ts';
import type { PageBody } from './page-body.ts';
import { bodyOf, sendBody } from './send-body.ts';

/** Maximum time in ms for the list's data: crawlers wait longer than visitors. */
const LIST_TIMEOUT_MS = 5_000;

interface Options {
  renderer: Pick<PageRenderer, 'list'>;
  remotes: Pick<Remotes, 'releases'>;
  cacheSeconds: number;
}

interface RenderedDocuments {
  status: number;
  complete: boolean;
  queried: boolean;
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

export const listedDocuments =
  ({ renderer, remotes, cacheSeconds }: Options): ListedDocuments =>
  (make) => {
    const policy = cachingPolicy(cacheSeconds);
    const cached = createMicroCache<RenderedDocuments>({ lifetime: policy.page, choosePartition });

    async function produce(now: ReturnType<typeof remotes.releases>): Promise<RenderedDocuments> {
      const { pages, complete } = await listedPages(renderer, now, LIST_TIMEOUT_MS);
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
