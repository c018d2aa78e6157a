import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/**
 * Sends on what is not the host's own: the contract's server, its stored files and each remote's browser files.
 * Everything that a page needs is thus on one origin.
 */
export async function registerProxies(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(httpProxy, {
    upstream: config.apiUrl,
    prefix: '/api/v1',
    rewritePrefix: '/api/v1',
    replyOptions: { onError: (reply) => void reply.code(502).send(unavailable) },
  });
  const storage = new URL(config.storageUrl);
  await app.register(httpProxy, {
    upstream: storage.origin,
    prefix: '/storage',
    rewritePrefix: storage.pathname,
    httpMethods: ['GET', 'HEAD'],
    replyOptions: { onError: (reply) => void reply.code(502).send(unavailable) },
  });
  for (const { name, url } of config.remotes) {
    const address = new URL(url);
    await app.register(httpProxy, {
      upstream: address.origin,
      prefix: `/senac-portal/remotes/${name}/web`,
      rewritePrefix: `${address.pathname.replace(/\/$/, '')}/web`,
      httpMethods: ['GET', 'HEAD'],
      replyOptions: { onError: (reply) => void reply.code(502).send(unavailable) },
    });
  }
}

const unavailable = { message: 'Serviço indisponível no momento. Tente de novo em instantes.', data: {} };
