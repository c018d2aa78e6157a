import type { FastifyInstance } from 'fastify';
import { addressesOf } from '../../contract/addresses.ts';
import type { PageFiles } from '../../contract/page-files.ts';
import { commonHeaders } from '../edge/security-headers.ts';
import type { Releases } from '../releases/releases.ts';
import type { Remotes } from '../releases/remotes.ts';
import type { PageBody } from './page-body.ts';
import { bodyOf, sendBody } from './send-body.ts';
import { readBucket } from './visitor-bucket.ts';

/** The files of every page, by remote, of the releases that a visitor has. */
const pageFilesOf = ({ manifests }: Pick<Releases, 'manifests'>, basePath: string): PageFiles =>
  manifests.map(({ name, version, entry, routes, pages, pageNames = {} }) => ({
    name,
    version,
    base: addressesOf(basePath).filesOf(name),
    common: [entry, ...routes.js],
    pages: Object.fromEntries(
      Object.entries(pageNames).map(([pattern, page]) => [
        pattern,
        [...(pages[page]?.js ?? []), ...(pages[page]?.css ?? [])],
      ]),
    ),
  }));

/** `GET page-files.json`, below the base path: what a browser prefetches of pages, all of it at once. */
export function registerPageFiles(
  app: FastifyInstance,
  remotes: Pick<Remotes, 'releases'>,
  basePath: string,
): void {
  const bodies = new WeakMap<Releases, PageBody>();
  app.get(`${basePath}/page-files.json`, (request, reply) => {
    const releases = remotes.releases(readBucket(request.headers.cookie));
    const body = bodies.get(releases) ?? bodyOf(JSON.stringify(pageFilesOf(releases, basePath)));
    bodies.set(releases, body);
    reply.headers({
      ...commonHeaders,
      'content-type': 'application/json; charset=utf-8',
      // Of a canary's visitor, and of no other release than the page's.
      'cache-control': 'private, no-cache',
    });
    return sendBody(request, reply, body);
  });
}
