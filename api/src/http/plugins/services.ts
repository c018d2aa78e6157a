import { networkOf } from '@portal/server-kit/network-of';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../accounts/sessions.repository.ts';
import type { Services } from '../../services.ts';

declare module 'fastify' {
  interface FastifyInstance extends Services {}
  interface FastifyRequest {
    /** Set on endpoints that require a candidate. */
    session: Session | null;
    /** Subject of limits per IP address: an IPv4 address or an IPv6 network. */
    network: string;
  }
}

/** Decorates the instance with the services, so that routes can pass `app` as {@link Services}. */
export function decorateServices(app: FastifyInstance, services: Services): void {
  for (const [name, value] of Object.entries(services)) app.decorate(name, { getter: () => value });
  app.decorateRequest('session', null);
  app.decorateRequest('network', {
    getter() {
      return networkOf(this.ip);
    },
  });
}
