import type { FastifyInstance } from 'fastify';
import { getPlatformPaths } from '../../contract/names.ts';
import type { PageFiles } from '../../contract/page-files.ts';
import { listTitledPages } from '../../contract/page-metadata.ts';
import { commonHeaders } from '../edge/security-headers.ts';
import type { Releases } from '../releases/releases.ts';
import type { Remotes } from '../releases/remotes.ts';
import type { PageBody } from './page-body.ts';
import { createTextBody, sendBody } from './send-body.ts';
import { readBucket } from './visitor-bucket.ts';

/** Lists the files of every page by remote, for the releases of one visitor. */
const listPageFiles = ({ manifests }: Pick<Releases, 'manifests'>, basePath: string): PageFiles =>
  manifests.map(({ name, version, entry, routes, pages, pageNames = {} }) => ({
    name,
    version,
    base: getPlatformPaths(basePath).filesOf(name),
    common: [entry, ...routes.js],
    pages: Object.fromEntries(
      Object.entries(pageNames).map(([pattern, page]) => [
        pattern,
        [...(pages[page]?.js ?? []), ...(pages[page]?.css ?? [])],
      ]),
    ),
  }));

/**
 * Serves JSON documents about the releases that a visitor has, below the base path:
 * - `page-files.json`: the files of every page, all of which a browser prefetches at once;
 * - `pages.json`: the titled pages, for the search.
 */
export function registerReleaseDocuments(
  app: FastifyInstance,
  remotes: Pick<Remotes, 'releases'>,
  basePath: string,
): void {
  serveDocument('page-files.json', (releases) => listPageFiles(releases, basePath));
  serveDocument('pages.json', ({ manifests }) => listTitledPages(manifests));

  function serveDocument(name: string, make: (releases: Releases) => unknown): void {
    const bodies = new WeakMap<Releases, PageBody>();
    app.get(`${basePath}/${name}`, (request, reply) => {
      const releases = remotes.releases(readBucket(request.headers.cookie));
      const body = bodies.get(releases) ?? createTextBody(JSON.stringify(make(releases)));
      bodies.set(releases, body);
      reply.headers({
        ...commonHeaders,
        'content-type': 'application/json; charset=utf-8',
        // May be a canary's; it must match the page's release.
        'cache-control': 'private, no-cache',
      });
      return sendBody(request, reply, body);
    });
  }
}
