import type { FastifyInstance } from 'fastify';

/** Whoever watches over the host asks for these, by whatever name of the machine. */
const probes = ['/healthz', '/readyz'];

const misdirected = () => Object.assign(new Error('The portal has another host.'), { statusCode: 421 });

/**
 * Answers the portal's own host alone: what a request says of it goes on to the server of the contract, and into the
 * policy of pages.
 */
export function rejectUnknownHosts(app: FastifyInstance, portalOrigin: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (!probes.includes(request.url) && !isPortalHost(request.host, portalOrigin)) throw misdirected();
  });
}

/**
 * Whether the portal is asked under its own host: that of `PORTAL_URL`, or a name that a machine has for itself, which
 * nobody reaches from elsewhere.
 * @param host with its port, as a request has it
 */
export function isPortalHost(host: string, portalOrigin: string | null): boolean {
  if (!/^[\w.:[\]-]+$/.test(host)) return false;
  const { protocol, host: own } = new URL(portalOrigin ?? 'http://localhost');
  const asked = `${protocol}//${host}`;
  if (!URL.canParse(asked)) return false;
  const { hostname, host: name } = new URL(asked);
  return name === own || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
