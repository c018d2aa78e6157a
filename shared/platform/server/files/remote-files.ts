import path from 'node:path';
import { isNotModified } from '@portal/server-kit/etag';
import { IMMUTABLE, immutableFile } from '@portal/server-kit/immutable-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getPlatformPaths } from '../../contract/names.ts';
import { toPublicManifest } from '../../contract/release-manifest.ts';
import { bestEncoding, type Encoding } from '../edge/negotiation.ts';
import { logError } from '../log-error.ts';
import { newestFirst } from '../releases/store/release-record.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import type { StoredRelease } from '../releases/store/stored-release.ts';
import { type FileCache, serveFromMemory } from './file-cache.ts';

/** A closed list, unlike a library's: other files, HTML in particular, are never served with an executable type. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
/** A preview cannot decide what caches hold under a name that a later release may have. */
const PREVIEWED = 'private, max-age=60';

type PreviewedRelease = (cookies: string | undefined, remote: string) => StoredRelease | null;

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/**
 * Serves the remotes' browser files from the store: those of active releases and of all retained ones, so that open
 * tabs keep working. A file that differs from its manifest is never sent.
 * @param previewed returns the release of a remote in the preview that a visitor's cookies grant, or null
 */
export async function registerRemoteFiles(
  app: FastifyInstance,
  store: ReleaseStore,
  previewed: PreviewedRelease,
  files: FileCache,
  basePath: string,
): Promise<void> {
  const { remotes } = getPlatformPaths(basePath);
  await app.register(async (scope) => {
    serveFromMemory(scope, files);
    scope.get<{ Params: { remote: string } }>(`${remotes}:remote/portal.json`, ({ params }, reply) => {
      const stored = store.of(params.remote);
      const release = stored.releases.get(stored.record.current ?? '');
      if (!release) return sendNotFound(reply);
      return reply.header('cache-control', 'no-cache').send(toPublicManifest(release.manifest));
    });
    scope.get(`${remotes}:remote/web/*`, (request, reply) => sendFile(store, previewed, request, reply));
  });
}

async function sendFile(
  store: ReleaseStore,
  previewed: PreviewedRelease,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { remote = '', '*': name = '' } = request.params as Record<string, string>;
  const file = `web/${name}`;
  const known = findReleaseWithFile(store, remote, file);
  const release = known ?? previewed(request.headers.cookie, remote);
  if (!release || !Object.hasOwn(release.manifest.files, file)) return sendNotFound(reply);
  const wanted = bestEncoding(request.headers['accept-encoding']);
  const encoding = Object.hasOwn(release.manifest.files, file + endings[wanted]) ? wanted : 'identity';
  const sent = file + endings[encoding];
  const content = await release.read(sent);
  if (!content) {
    logError(`stored file ${sent} of ${remote}`, new Error('it is damaged'));
    return sendNotFound(reply);
  }
  immutableFile(reply, name);
  // Files of other tooling are in a folder named by their version, a digest.
  if (name.startsWith(`${release.manifest.version}/`)) reply.header('cache-control', IMMUTABLE);
  if (!known) reply.header('cache-control', PREVIEWED);
  const etag = `"${release.manifest.files[sent]?.sha256.slice(0, 22)}"`;
  reply.headers({ etag, vary: 'accept-encoding', 'content-type': getContentType(name) });
  if (isNotModified(etag, request.headers['if-none-match'])) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-length', content.length).send(content);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

const getContentType = (name: string): string => types[path.extname(name)] ?? 'application/octet-stream';

/** Prefers the active release, then the newest that contains the file. */
function findReleaseWithFile(store: ReleaseStore, remote: string, file: string): StoredRelease | undefined {
  const { record, releases } = store.of(remote);
  return [record.current, ...newestFirst(record)]
    .map((version) => releases.get(version ?? ''))
    .find((release) => release && Object.hasOwn(release.manifest.files, file));
}
