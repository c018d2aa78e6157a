import type { SQL } from 'drizzle-orm';
import type { PasswordCost } from './accounts/passwords.ts';
import type { Database } from './db/database.ts';
import type { Secrets } from './http/secrets.ts';
import type { Drawings } from './rendering/render-thread.ts';

/** What every service may use; the Fastify instance is one. */
export type Services = {
  db: Database;
  /** The clock, injected so that tests can move it. */
  now: () => Date;
  /** The database's own clock, which all replicas share: whether an offer is open is asked of it. */
  databaseNow: () => SQL<Date>;
  /** Waits so many milliseconds, injected as the clock is. */
  pause: (milliseconds: number) => Promise<unknown>;
  /** What a new hash of a password costs. */
  passwordCost: PasswordCost;
  drawings: Drawings;
  secrets: Secrets;
  /** Multiplies limits per address. */
  rateLimitFactor: number;
  /** Address of the portal, for links in e-mails; no slash at the end. */
  portalUrl: string;
  /** Root folder of the files served under /storage. */
  storageDir: string;
};
