import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { immutableFile } from '@portal/shared/server/immutable-file';
import Fastify from 'fastify';
import { buildMonolith } from './monolith/build-monolith.ts';

const brotli = promisify(brotliCompress);

/** Address of something to measure, and how to end it. */
export interface Copy {
  url: string;
  stop(): Promise<void>;
}

/** The one bundle behind the same base path, in front of the same API. */
export async function serveMonolith(apiUrl: string): Promise<Copy> {
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
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
}

/**
 * Pages as the portal's server sent them, with their style sheets and pictures and without any script.
 * @param change is given the HTML of each
 */
export async function serveStaticPages(
  portalUrl: string,
  paths: readonly string[],
  change = (html: string): string => html,
): Promise<Copy> {
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
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
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
