import type { FastifyInstance } from 'fastify';

/** Monitoring requests these under any name of the machine. */
const probes = ['/healthz', '/readyz'];

const createMisdirectedError = () =>
  Object.assign(new Error('The portal has another host.'), { statusCode: 421 });

/** Rejects requests for other hosts: the host name is passed on to the contract's server and into the pages' policy. */
export function rejectUnknownHosts(app: FastifyInstance, portalOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (!probes.includes(request.url) && !isPortalHost(request.host, portalOrigin))
      throw createMisdirectedError();
  });
}

const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Returns whether a request is for the portal's own host: that of `PORTAL_URL`. While this is a loopback name or unset, any loopback
 * name is accepted.
 * @param host value of the request's header, with its port
 */
export function isPortalHost(host: string, portalOrigin: string | null): boolean {
  if (!/^[\w.:[\]-]+$/.test(host)) return false;
  const own = new URL(portalOrigin ?? 'http://localhost');
  const requested = `${own.protocol}//${host}`;
  if (!URL.canParse(requested)) return false;
  const { hostname, host: name } = new URL(requested);
  return name === own.host || (isLoopback(own.hostname) && isLoopback(hostname));
}
