import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * A line of the access log. It names nobody: no address of the network, no query, and of what goes on to other servers the route
 * alone, since their addresses may carry more; they log it under the same id.
 */
function accessLine(
  { id, method, url, routeOptions }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
  ownPaths: string,
): string {
  const route = routeOptions.url ?? 'unknown';
  const path = url.startsWith(ownPaths) ? url.split('?', 1)[0] : route;
  const ms = Math.round(elapsedTime);
  return JSON.stringify({
    time: new Date().toISOString(),
    request: id,
    method,
    path,
    status: statusCode,
    ms,
  });
}

/** Writes a line for each answer. @param ownPaths beginning of the addresses of the portal's own pages and files */
export function logAccess(app: FastifyInstance, ownPaths: string): void {
  app.addHook('onResponse', async (request, reply) => {
    process.stdout.write(`${accessLine(request, reply, ownPaths)}\n`);
  });
}
