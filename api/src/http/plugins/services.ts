import fp from 'fastify-plugin';
import type { Session } from '../../accounts/sessions.ts';
import type { Services } from '../../services.ts';

declare module 'fastify' {
  interface FastifyInstance extends Services {}
  interface FastifyRequest {
    /** Set on the endpoints that need a candidate. */
    session: Session | null;
  }
}

/** Makes the services members of the instance, so that routes hand `app` to them. */
export const decorateServices = fp<Services>(
  async (app, services) => {
    for (const [name, value] of Object.entries(services)) app.decorate(name, { getter: () => value });
    app.decorateRequest('session', null);
  },
  { name: 'services' },
);
