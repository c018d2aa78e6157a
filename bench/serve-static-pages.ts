import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import httpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import type { Bench } from './start-bench.ts';

const brotli = promisify(brotliCompress);

/** Serves server-rendered pages with their styles and pictures, without scripts, until the end of the part. @returns their URL */
export async function serveStaticPages(
  { atEnd }: Pick<Bench, 'atEnd'>,
  portalUrl: string,
  paths: readonly string[],
): Promise<string> {
  const pages = new Map<string, Buffer>();
  for (const path of paths) {
    const html = await loadCompletePage(`${portalUrl}/senac-portal/${path}`);
    pages.set(`/senac-portal/${path}`, await brotli(removeScripts(html)));
  }
  const app = Fastify({ forceCloseConnections: true });
  for (const prefix of ['/senac-portal/assets', '/senac-portal/remotes', '/storage']) {
    await app.register(httpProxy, { upstream: portalUrl, prefix, rewritePrefix: prefix });
  }
  app.get('/senac-portal/*', (request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(pages.get(request.url)),
  );
  atEnd(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Loads a page with all its data: on a busy machine the browser loads some, and only complete pages have a tag. */
async function loadCompletePage(url: string): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const response = await fetch(url);
    const html = await response.text();
    if (response.headers.has('etag')) return html;
  }
  throw new Error(`${url} is never complete`);
}

const removeScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');

/** Measured pages, each with an element that exists only once its data has loaded. */
export const pages = [
  { name: 'home', path: '', readyWhen: 'main a[href*="/detalhes/"]' },
  { name: 'cursos', path: 'cursos', readyWhen: 'main a[href*="/detalhes/"]' },
  { name: 'detalhes', path: 'detalhes/1', readyWhen: 'main [data-region="loaded"]' },
  { name: 'psg', path: 'psg', readyWhen: 'main [data-region="loaded"]' },
  { name: 'noticias', path: 'noticias', readyWhen: 'main [data-region="loaded"]' },
] as const;
