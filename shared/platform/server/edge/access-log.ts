import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Formats a line of the access log without personal data: no IP address and no query. For upstreams it contains only
 * the route, because their URLs may identify a person; they log the same request ID.
 */
function formatAccessLine(
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

/** Logs every response. @param ownPaths prefix of the portal's own pages and files */
export function logAccess(app: FastifyInstance, ownPaths: string): void {
  app.addHook('onResponse', async (request, reply) => {
    process.stdout.write(`${formatAccessLine(request, reply, ownPaths)}\n`);
  });
}
