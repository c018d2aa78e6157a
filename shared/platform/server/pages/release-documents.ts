import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getPlatformPaths } from '../../contract/names.ts';
import { listTitledPages, type PageFiles } from '../../contract/page-metadata.ts';
import { type HostFacts, hostFacts } from '../../contract/release-manifest.ts';
import { commonHeaders } from '../edge/security-headers.ts';
import type { Releases } from '../releases/releases.ts';
import { createTextBody, type PageBody, sendBody } from './page-body.ts';
import type { VisitorReleases } from './pages.ts';

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
 * Serves JSON documents below the base path:
 * - `host.json`: what the host provides to remotes, so that a team can check a release before its deployment;
 * - `page-files.json`: the files of every page of the visitor's releases, which a browser prefetches at once;
 * - `pages.json`: the titled pages of these releases, for the search.
 */
export function registerReleaseDocuments(
  app: FastifyInstance,
  releasesOf: VisitorReleases,
  host: HostFacts,
  basePath: string,
): void {
  const facts = createTextBody(JSON.stringify(hostFacts.parse(host)));
  app.get(`${basePath}/host.json`, (request, reply) => sendJson(request, reply, facts, 'public, max-age=60'));
  serveDocument('page-files.json', (releases) => listPageFiles(releases, basePath));
  serveDocument('pages.json', ({ manifests }) => listTitledPages(manifests));

  function serveDocument(name: string, make: (releases: Releases) => unknown): void {
    const bodies = new WeakMap<Releases, PageBody>();
    app.get(`${basePath}/${name}`, (request, reply) => {
      const releases = releasesOf(request.headers.cookie);
      const body = bodies.get(releases) ?? createTextBody(JSON.stringify(make(releases)));
      bodies.set(releases, body);
      // May be a canary's; it must match the page's release.
      return sendJson(request, reply, body, releases.preview ? 'private, no-store' : 'private, no-cache');
    });
  }
}

function sendJson(request: FastifyRequest, reply: FastifyReply, body: PageBody, cacheControl: string) {
  reply.headers({
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  });
  return sendBody(request, reply, body);
}
