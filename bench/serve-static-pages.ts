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
  const app = Fastify({ forceCloseConnections: true });
  for (const path of paths) {
    const { html } = await loadCompletePage(`${portalUrl}/senac-portal/${path}`);
    const page = await brotli(removeScripts(html));
    app.get(`/senac-portal/${path}`, (_, reply) =>
      reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page),
    );
  }
  await app.register(httpProxy, { upstream: portalUrl });
  atEnd(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Loads a page with all its data: on a busy machine the browser loads some, and only complete pages have a tag. */
export async function loadCompletePage(url: string): Promise<{ html: string; etag: string }> {
  for (let tries = 0; tries < 20; tries += 1) {
    const response = await fetch(url);
    const html = await response.text();
    const etag = response.headers.get('etag');
    if (etag) return { html, etag };
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
