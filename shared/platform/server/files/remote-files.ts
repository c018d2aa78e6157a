import { access } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isNotModified } from '@portal/server-kit/etag';
import { IMMUTABLE, immutableFile } from '@portal/server-kit/immutable-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getPlatformPaths } from '../../contract/names.ts';
import { toPublicManifest } from '../../contract/release-manifest.ts';
import { logError } from '../log-error.ts';
import { bestEncoding, type Encoding } from '../pages/page-body.ts';
import { readPreviewCookie } from '../previews/preview-token.ts';
import type { ActiveReleases } from '../releases/in-force.ts';
import { HOST_RELEASE } from '../releases/registry.ts';
import type { StoredRelease } from '../releases/store.ts';
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

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

interface Options {
  remotes: Pick<ActiveReleases, 'stored' | 'release'>;
  files: FileCache;
  basePath: string;
}

/**
 * Serves the host's browser files: those of its build from their folder, and those of its previous builds from the
 * store, so that open tabs keep working.
 * @param assets folder of the build's files
 */
export async function registerHostFiles(
  app: FastifyInstance,
  { assets, remotes, files, basePath }: Options & { assets: string },
): Promise<void> {
  await app.register(
    async (scope) => {
      serveFromMemory(scope, files);
      await scope.register(fastifyStatic, {
        root: assets,
        wildcard: false,
        serve: false,
        preCompressed: true,
        index: false,
        setHeaders: immutableFile,
      });
      scope.get('/*', async (request, reply) => {
        const { '*': name = '' } = request.params as Record<string, string>;
        const release = findRelease(remotes, HOST_RELEASE, `web/${name}`);
        const isOwn = await access(path.join(assets, path.normalize(`/${name}`))).then(
          () => true,
          () => false,
        );
        return release && !isOwn ? sendFile(release, name, request, reply) : reply.sendFile(name);
      });
    },
    { prefix: getPlatformPaths(basePath).assets },
  );
}

/**
 * Serves the remotes' browser files from the store: those of active releases and of all retained ones, so that open
 * tabs keep working. A file that differs from its manifest is never sent.
 * @param previewSecret secret that signs the cookies of previews; null for none
 */
export async function registerRemoteFiles(
  app: FastifyInstance,
  { remotes, previewSecret, files, basePath }: Options & { previewSecret: string | null },
): Promise<void> {
  const { remotes: folder } = getPlatformPaths(basePath);
  await app.register(async (scope) => {
    serveFromMemory(scope, files);
    scope.get<{ Params: { remote: string } }>(`${folder}:remote/portal.json`, ({ params }, reply) => {
      const release = remotes.release(params.remote);
      if (!release) return sendNotFound(reply);
      return reply.header('cache-control', 'no-cache').send(toPublicManifest(release.manifest));
    });
    scope.get(`${folder}:remote/web/*`, (request, reply) => {
      const { remote = '', '*': name = '' } = request.params as Record<string, string>;
      const release = findRelease(remotes, remote, `web/${name}`);
      if (release) return sendFile(release, name, request, reply);
      const preview = previewSecret && readPreviewCookie(request.headers.cookie, previewSecret, Date.now());
      const previewed = preview ? remotes.release(remote, preview) : null;
      return previewed ? sendFile(previewed, name, request, reply, PREVIEWED) : sendNotFound(reply);
    });
  });
}

/** @param cacheControl instead of that by the file's name */
async function sendFile(
  release: StoredRelease,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl?: string,
): Promise<FastifyReply> {
  const { manifest } = release;
  const file = `web/${name}`;
  if (!Object.hasOwn(manifest.files, file)) return sendNotFound(reply);
  const wanted = bestEncoding(request.headers['accept-encoding']);
  const encoding = Object.hasOwn(manifest.files, file + endings[wanted]) ? wanted : 'identity';
  const sent = file + endings[encoding];
  const content = await release.read(sent);
  if (!content) {
    logError(`stored file ${sent} of ${manifest.name}`, new Error('it is damaged'));
    return sendNotFound(reply);
  }
  immutableFile(reply, name);
  // Files of other tooling are in a folder named by their version, a digest.
  if (name.startsWith(`${manifest.version}/`)) reply.header('cache-control', IMMUTABLE);
  if (cacheControl) reply.header('cache-control', cacheControl);
  const etag = `"${manifest.files[sent]?.sha256.slice(0, 22)}"`;
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
const findRelease = (
  remotes: Pick<ActiveReleases, 'stored'>,
  name: string,
  file: string,
): StoredRelease | undefined =>
  remotes.stored(name).find(({ manifest }) => Object.hasOwn(manifest.files, file));
