import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { institution } from '@portal/contract/institution';
import { basePath } from '@portal/contract/institution/base-path';
import { publicUrl } from '@portal/server-kit/public-url';
import { trustedProxies } from '@portal/server-kit/trusted-proxies';
import * as z from 'zod';
import { type DatabaseLocation, databaseBounds } from './db/open-database.ts';
import { DEFAULT_MAX_ROWS } from './personal-data/apply-retention.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const positive = z.coerce.number().int().min(1);
const url = (...schemes: string[]) =>
  z.string().refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)), {
    error: `must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

const environment = z.object({
  PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  /** URL of the same database for migrations, which bypasses a pooler in `DATABASE_URL`. */
  DATABASE_MIGRATE_URL: url('postgres', 'postgresql').optional(),
  /** Limits of this process: connections, statement time, lock wait and idle time in a transaction. */
  DATABASE_CONNECTIONS: positive.max(1_000).default(databaseBounds.connections),
  DATABASE_STATEMENT_MS: positive.default(databaseBounds.statementMs),
  DATABASE_LOCK_MS: positive.default(databaseBounds.lockMs),
  DATABASE_IDLE_MS: positive.default(databaseBounds.idleMs),
  /** File for the password of the API's own role, written by `migrate.ts`. Then the API does not change the schema. */
  DATABASE_PASSWORD_FILE: z.string().optional(),
  DATA_DIR: z
    .string()
    .default(fileURLToPath(new URL('../../.data', import.meta.url)))
    .transform((folder) => path.resolve(folder)),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().default(`${institution.name} <nao-responda@localhost>`),
  /** Public URL of the portal, for links in e-mails. */
  PORTAL_URL: url('http', 'https').default(`http://localhost:3000${basePath}`),
  /** `demo` fills an empty database with demo data; `catalogue` adds a schedule of 5,000 courses. */
  SEED: z.enum(['demo', 'catalogue', 'none']).default('none'),
  /** `production` in the images: the demonstration's candidates get random passwords. */
  NODE_ENV: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** IP addresses of the host, the only proxy whose `X-Forwarded-For` is trusted. */
  TRUST_PROXY: trustedProxies,
  /** Set by test suites that shift the clock of their processes. */
  CLOCK_OFFSET_MS: z.coerce.number().optional(),
  /** Port of `/metrics`, reachable only by the institution's monitoring; unset disables it. */
  METRICS_PORT: port.optional(),
  /** Time between the signal to end and the shutdown, in which load balancers notice it. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  /** Factor for all limits per IP address, for networks whose users share one. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Maximum rows of one kind of personal data that a run of the retention erases; more need confirmation. */
  RETENTION_MAX_ROWS: positive.default(DEFAULT_MAX_ROWS),
});

export type Config = z.output<typeof environment>;

/** Reads the configuration; an empty variable counts as unset. @throws Error that names all invalid variables */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const all = { ...variables, PORTAL_URL: publicUrl(variables, basePath) };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid configuration: ${problems.join('; ')}`);
}

/** Returns the location of the configured database and the limits of this process. */
export const databaseOf = (config: Config): DatabaseLocation =>
  config.DATABASE_URL
    ? {
        kind: 'postgres',
        url: config.DATABASE_URL,
        migrateUrl: config.DATABASE_MIGRATE_URL,
        passwordFile: config.DATABASE_PASSWORD_FILE,
        bounds: {
          connections: config.DATABASE_CONNECTIONS,
          statementMs: config.DATABASE_STATEMENT_MS,
          lockMs: config.DATABASE_LOCK_MS,
          idleMs: config.DATABASE_IDLE_MS,
        },
      }
    : { kind: 'embedded', folder: path.join(config.DATA_DIR, 'database') };
