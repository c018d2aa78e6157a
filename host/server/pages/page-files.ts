import type { FastifyInstance } from 'fastify';
import type { PageFiles } from '../../src/app/page-files.ts';
import { commonHeaders } from '../edge/security-headers.ts';
import { readPlace } from '../registry/canary.ts';
import { filesOf, type Releases } from '../registry/releases.ts';
import type { Remotes } from '../registry/remotes.ts';
import type { PageBody } from './page-body.ts';
import { bodyOf, sendBody } from './send-body.ts';

/** The files of every page, by remote, of the releases that a visitor has. */
const pageFilesOf = ({ manifests }: Pick<Releases, 'manifests'>): PageFiles =>
  manifests.map(({ name, version, entry, routes, pages, pageNames = {} }) => ({
    name,
    version,
    base: filesOf(name),
    common: [entry, ...routes.js],
    pages: Object.fromEntries(
      Object.entries(pageNames).map(([pattern, page]) => [
        pattern,
        [...(pages[page]?.js ?? []), ...(pages[page]?.css ?? [])],
      ]),
    ),
  }));

/** `GET /senac-portal/page-files.json`: what a browser fetches ahead of a page, all of it at once. */
export function registerPageFiles(app: FastifyInstance, remotes: Pick<Remotes, 'releases'>): void {
  const bodies = new WeakMap<Releases, PageBody>();
  app.get('/senac-portal/page-files.json', (request, reply) => {
    const releases = remotes.releases(readPlace(request.headers.cookie));
    const body = bodies.get(releases) ?? bodyOf(JSON.stringify(pageFilesOf(releases)));
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
