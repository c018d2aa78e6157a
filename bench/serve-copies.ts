import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { immutableFile } from '@portal/shared/server/immutable-file';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildMonolith } from './monolith/build-monolith.ts';
import type { Bench } from './start-bench.ts';

const brotli = promisify(brotliCompress);

type AtEnd = Pick<Bench, 'atEnd'>;

/** Has a copy listen until all is measured. @returns its address */
function served(app: FastifyInstance, { atEnd }: AtEnd): Promise<string> {
  atEnd(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** The one bundle behind the same base path, in front of the same API. @returns its address */
export async function serveMonolith(bench: AtEnd, apiUrl: string): Promise<string> {
  const { output, js, css } = await buildMonolith();
  const html = await brotli(
    [
      '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Portal</title>',
      ...css.map((name) => `<link rel="stylesheet" href="/senac-portal/assets/${name}">`),
      ...js.map((name) => `<script defer src="/senac-portal/assets/${name}"></script>`),
      '</head><body><div id="root"></div></body></html>',
    ].join(''),
  );
  const app = Fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, {
    root: output,
    prefix: '/senac-portal/assets/',
    preCompressed: true,
    index: false,
    setHeaders: immutableFile,
  });
  for (const prefix of ['/api/v1', '/storage']) {
    await app.register(httpProxy, { upstream: apiUrl, prefix, rewritePrefix: prefix });
  }
  app.get('/senac-portal/*', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(html),
  );
  return served(app, bench);
}

/**
 * Pages as the portal's server sent them, with their style sheets and pictures and without any script.
 * @param change is given the HTML of each
 * @returns its address
 */
export async function serveStaticPages(
  bench: AtEnd,
  portalUrl: string,
  paths: readonly string[],
  change = (html: string): string => html,
): Promise<string> {
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    const html = await wholePage(`${portalUrl}/senac-portal/${path}`);
    pages.set(`/senac-portal/${path}`, await brotli(change(withoutScripts(html))));
  }
  const app = Fastify({ forceCloseConnections: true });
  for (const prefix of ['/senac-portal/assets', '/senac-portal/remotes', '/storage']) {
    await app.register(httpProxy, { upstream: portalUrl, prefix, rewritePrefix: prefix });
  }
  app.get('/senac-portal/*', (request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(pages.get(request.url)),
  );
  return served(app, bench);
}

/** A page with all its data: on a busy machine some may be left to the browser, and only whole pages have a tag. */
async function wholePage(address: string): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await fetch(address);
    const html = await answer.text();
    if (answer.headers.has('etag')) return html;
  }
  throw new Error(`${address} is never complete`);
}

/** A page that asks for the style sheets which its server has written into it. */
export const withLinkedStyles = (html: string): string =>
  html.replace(/<style>[\s\S]*?<\/style>(<link rel="stylesheet" href="[^"]+") type="text\/plain">/g, '$1>');

/** The text and pictures of a page, nothing that runs. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
