import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNotModified } from '@portal/server-kit/etag';
import { IMMUTABLE, immutableFile, isHashed } from '@portal/server-kit/immutable-file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getPlatformPaths } from '../../contract/names.ts';
import { toPublicManifest } from '../../contract/release-manifest.ts';
import type { Config } from '../config/config.ts';
import { logError } from '../log-error.ts';
import { bestEncoding, type Encoding } from '../pages/page-body.ts';
import { readPreviewCookie } from '../previews/preview-token.ts';
import type { ActiveReleases } from '../releases/in-force.ts';
import { HOST_RELEASE } from '../releases/registry.ts';
import type { StoredRelease } from '../releases/store.ts';

/** A closed list, unlike a library's: other files, HTML in particular, are never served with an executable type. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
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

/** Maximum size of a cached file, compressed. */
const MAX_FILE_BYTES = 256 * 1024;
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Browser files of one build, by their paths below its folder. */
interface Files {
  /** Distinguishes files of the same name in the cache. */
  digest: string;
  /** Folder whose files never change, although their names contain no hash. */
  immutableFolder?: string;
  has(file: string): boolean;
  /** Returns null for a file that is missing or damaged. */
  read(file: string): Promise<Buffer | null>;
}

const filesOf = ({ manifest, digest, read }: StoredRelease): Files => ({
  digest,
  // Files of other tooling are in a folder named by their version, a digest.
  immutableFolder: `${manifest.version}/`,
  has: (file) => Object.hasOwn(manifest.files, `web/${file}`),
  read: (file) => read(`web/${file}`),
});

async function readBuild(assets: string): Promise<Files> {
  const entries = await readdir(assets, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(path.relative(assets, entry.parentPath), entry.name)),
  );
  const read = (file: string) => readFile(path.join(assets, file)).catch(() => null);
  return { digest: '', has: (file) => names.has(file), read };
}

interface Options extends Pick<Config, 'previewSecret'> {
  assets: string;
  remotes: Pick<ActiveReleases, 'stored' | 'release'>;
  basePath: string;
}

/**
 * Serves browser files: those of the host's build from their folder; those of its previous builds, and of active and
 * retained releases of remotes, from the store, so that open tabs keep working. A file that differs from its manifest is
 * never sent.
 */
export async function registerFiles(
  app: FastifyInstance,
  { assets, remotes, previewSecret, basePath }: Options,
): Promise<void> {
  const paths = getPlatformPaths(basePath);
  const build = await readBuild(assets);
  const cache = new LRUCache<string, { content: Buffer; etag: string }>({
    maxSize: MAX_CACHE_BYTES,
    maxEntrySize: MAX_FILE_BYTES,
    sizeCalculation: ({ content }, key) => content.length + key.length,
  });

  /** Reads hashed files from memory, because reading the disk would queue behind pages that are being rendered. */
  async function readCached({ digest, read }: Files, file: string) {
    const key = `${digest} ${file}`;
    const known = cache.get(key);
    if (known) return known;
    const content = await read(file);
    if (!content) return null;
    const entry = { content, etag: `"${hash('sha256', content, 'base64url').slice(0, 22)}"` };
    if (isHashed(file)) cache.set(key, entry);
    return entry;
  }

  /** @param cacheControl instead of that by the file's name */
  async function sendFile(
    files: Files,
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    cacheControl?: string,
  ): Promise<FastifyReply> {
    if (!files.has(name)) return sendNotFound(reply);
    const wanted = bestEncoding(request.headers['accept-encoding']);
    const encoding = files.has(name + endings[wanted]) ? wanted : 'identity';
    const found = await readCached(files, name + endings[encoding]);
    if (!found) {
      logError(`file ${name}`, new Error('it is missing or damaged'));
      return sendNotFound(reply);
    }
    const { content, etag } = found;
    immutableFile(reply, name);
    if (files.immutableFolder && name.startsWith(files.immutableFolder))
      reply.header('cache-control', IMMUTABLE);
    if (cacheControl) reply.header('cache-control', cacheControl);
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    reply.headers({ etag, vary: 'accept-encoding', 'content-type': type });
    if (isNotModified(etag, request.headers['if-none-match'])) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('content-length', content.length).send(content);
  }

  /** Prefers the active release, then the newest that contains the file. */
  const findRelease = (remote: string, name: string): StoredRelease | undefined =>
    remotes.stored(remote).find(({ manifest }) => Object.hasOwn(manifest.files, `web/${name}`));

  app.get(`${paths.assets}*`, (request, reply) => {
    const { '*': name = '' } = request.params as Record<string, string>;
    const release = build.has(name) ? undefined : findRelease(HOST_RELEASE, name);
    return sendFile(release ? filesOf(release) : build, name, request, reply);
  });
  app.get<{ Params: { remote: string } }>(`${paths.remotes}:remote/portal.json`, ({ params }, reply) => {
    const release = remotes.release(params.remote);
    if (!release) return sendNotFound(reply);
    return reply.header('cache-control', 'no-cache').send(toPublicManifest(release.manifest));
  });
  app.get(`${paths.remotes}:remote/web/*`, (request, reply) => {
    const { remote = '', '*': name = '' } = request.params as Record<string, string>;
    const release = findRelease(remote, name);
    if (release) return sendFile(filesOf(release), name, request, reply);
    const preview = previewSecret && readPreviewCookie(request.headers.cookie, previewSecret, Date.now());
    const previewed = preview ? remotes.release(remote, preview) : null;
    return previewed ? sendFile(filesOf(previewed), name, request, reply, PREVIEWED) : sendNotFound(reply);
  });
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}
