import { mkdir } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves GET /storage/…: images and documents, cached for long and without script execution. */
export async function storage(app: FastifyInstance, root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/storage/',
    decorateReply: false,
    dotfiles: 'deny',
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'public, max-age=2592000');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      );
      if (extname(path) === '.pdf') reply.header('content-disposition', inlineAs(basename(path)));
    },
  });
}

/** Returns a Content-Disposition of RFC 6266: an ASCII name for old clients, the exact one in UTF-8. */
export function inlineAs(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${exact}`;
}
