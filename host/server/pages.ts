import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HostManifest } from '@portal/shared/build/write-manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as Renderer from '../src/server/render.tsx';
import { readPreferences } from '../src/shell/preferences/preferences.ts';
import type { Registry } from './registry/registry.ts';
import { htmlDocument } from './rendering/document.ts';
import { createMicroCache } from './rendering/micro-cache.ts';
import { unavailablePage } from './rendering/unavailable.ts';
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Rendered {
  status: number;
  location?: string;
  body: Record<Encoding, Promise<Buffer>>;
}

interface PagesOptions {
  renderer: Pick<typeof Renderer, 'render'>;
  registry: Registry;
  remote: Renderer.RenderInput['remote'];
  /** Names of all remotes, heard from or not: their code may come later. */
  remoteNames: readonly string[];
  host: HostManifest;
  cacheSeconds: number;
  /** Address of stored files, as browsers reach it. */
  storageUrl: string;
  /** Origin that pages are rendered for; never the request's word for it. Null stays unknown to them. */
  portalOrigin: string | null;
  /** Whether the kit's page is shown. */
  kit: boolean;
}

/** Every address below the base path that is not a file: a page rendered for anybody, kept for seconds. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { renderer, registry, remote, remoteNames, host, cacheSeconds, storageUrl, portalOrigin, kit } =
    options;
  const cached = createMicroCache<Rendered>({ seconds: cacheSeconds });

  app.setErrorHandler((error, request, reply) => {
    console.error(`${request.method} ${request.url}:`, error);
    return reply.code(500).headers(commonHeaders).type('text/html; charset=utf-8').send(unavailablePage);
  });

  async function produce(path: string, theme: string | null, scale: string | null): Promise<Rendered> {
    const url = `${portalOrigin ?? 'http://portal.invalid'}${path}`;
    const page = await renderer.render({ url, registry: registry.known(), storageUrl, kit, remote });
    if (page.kind === 'redirect') {
      return { status: page.status, location: page.location, body: encodings('') };
    }
    const remotes = registry.remotes().map(({ manifest }) => manifest);
    return { status: page.status, body: encodings(htmlDocument({ page, host, remotes, theme, scale })) };
  }

  app.get('/', (_request, reply) => reply.redirect('/senac-portal/', 302));
  app.get('/senac-portal', (_request, reply) => reply.redirect('/senac-portal/', 301));
  app.get('/senac-portal/registry.json', async (_request, reply) => {
    if (!registry.known().allKnown) await registry.refresh();
    return reply.headers({ ...commonHeaders, 'cache-control': 'no-store' }).send(registry.known());
  });
  app.get('/senac-portal/*', async (request, reply) => {
    if (looksLikeFile(request.url)) return reply.callNotFound();
    const { theme, scale } = readPreferences(request.headers.cookie);
    const key = [registry.version(), theme, scale, request.url].join(' ');
    const rendered = await cached(key, () => produce(request.url, theme, scale), isWhole);
    return send(reply, rendered, request.headers['accept-encoding'] ?? '', {
      shared: theme === null && scale === null,
      seconds: cacheSeconds,
      csp: contentSecurityPolicy(remoteNames, null),
    });
  });
}

/** A missing file is a missing file: it never gets a page for an answer. */
const looksLikeFile = (url: string): boolean =>
  /^\/senac-portal\/(assets|remotes)\//.test(url) ||
  /\.(js|mjs|css|map|json|woff2|ico|txt|xml)(\?|$)/.test(url);

/** Only what was found is kept: the addresses that do not exist are without number. */
const isWhole = (rendered: Rendered): boolean => rendered.status === 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each form is made when somebody asks for it, once. */
function encodings(html: string): Rendered['body'] {
  const plain = Buffer.from(html);
  let br: Promise<Buffer> | undefined;
  let gz: Promise<Buffer> | undefined;
  return {
    identity: Promise.resolve(plain),
    get br() {
      br ??= brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      return br;
    },
    get gzip() {
      gz ??= zip(plain);
      return gz;
    },
  };
}

interface Caching {
  shared: boolean;
  seconds: number;
  csp: string;
}

async function send(
  reply: FastifyReply,
  rendered: Rendered,
  accepted: string,
  { shared, seconds, csp }: Caching,
) {
  const encoding: Encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  const cacheable = seconds > 0 && shared && rendered.status === 200;
  reply.code(rendered.status).headers({
    ...commonHeaders,
    'content-security-policy': csp,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheable
      ? `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60`
      : 'private, no-cache',
    vary: 'accept-encoding, cookie',
  });
  if (rendered.location) reply.header('location', rendered.location);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await rendered.body[encoding]);
}
