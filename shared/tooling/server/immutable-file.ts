import type { FastifyReply } from 'fastify';

/** Sets the cache's rule of a file: for ever when its name holds a hash of its content, else asked again each time. */
export function immutableFile(reply: FastifyReply, file: string): void {
  const hashed = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/.test(file);
  reply.headers({
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
}
