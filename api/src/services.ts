import { networkOf } from '@portal/server-kit/network-of';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PasswordCost } from './accounts/passwords.ts';
import type { CourseSnapshot } from './courses/courses.snapshot.ts';
import type { Database } from './db/database.ts';
import type { Secrets } from './http/secrets.ts';
import type { createRegistrationQueue } from './registrations/registration-queue.ts';
import type { startRenderThread } from './rendering/render-thread.ts';

/** Dependencies of all services; the Fastify instance implements them. */
export type Services = {
  db: Database;
  /** Clock, injected by tests. */
  now: () => Date;
  /** Database's clock, which all replicas share; decides whether an offer is open. */
  databaseNow: () => SQL<Date>;
  /** Waits for some milliseconds, injected by tests. */
  pause: (milliseconds: number) => Promise<unknown>;
  /** Cost of a new password hash. */
  passwordCost: PasswordCost;
  courseSnapshot: () => Promise<CourseSnapshot>;
  drawings: ReturnType<typeof startRenderThread>;
  registrationQueue: ReturnType<typeof createRegistrationQueue>;
  secrets: Secrets;
  /** Factor of limits per IP address. */
  rateLimitFactor: number;
  /** URL of the portal for links in e-mails, without a trailing slash. */
  portalUrl: string;
  /** Root folder of the files below /storage. */
  storageDir: string;
};

/** Open session of a candidate. */
export type Session = { personId: number; tokenHash: string };

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
