import type { SQL } from 'drizzle-orm';
import type { PasswordCost } from './accounts/passwords.ts';
import type { CourseSnapshot } from './courses/courses.snapshot.ts';
import type { Database } from './db/database.ts';
import type { Secrets } from './http/secrets.ts';
import type { Outbox } from './mail/outbox.repository.ts';
import type { RegistrationQueue } from './registrations/registration-queue.ts';
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
  outbox: Outbox;
  registrationQueue: RegistrationQueue;
  secrets: Secrets;
  /** Factor of limits per IP address. */
  rateLimitFactor: number;
  /** URL of the portal for links in e-mails, without a trailing slash. */
  portalUrl: string;
  /** Root folder of the files below /storage. */
  storageDir: string;
};
