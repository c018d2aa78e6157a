import { fileURLToPath } from 'node:url';
import { portalAddress } from '@portal/shared/server/portal-address';
import { trustedProxies } from '@portal/shared/server/trusted-proxies';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const url = (...schemes: string[]) =>
  z.string().refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)), {
    error: `must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

const environment = z.object({
  PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  /** File that `migrate.ts` writes the password of the api's own role into. With it the api leaves the schema alone. */
  DATABASE_PASSWORD_FILE: z.string().optional(),
  DATA_DIR: z.string().default(fileURLToPath(new URL('../../.data', import.meta.url))),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().default('Senac Amapá <nao-responda@localhost>'),
  /** Address that people reach the portal at, for links in e-mails. */
  PORTAL_URL: url('http', 'https').default('http://localhost:3000/senac-portal'),
  /** `demo` fills an empty database with demo data, `catalogue` with a schedule of 5,000 courses besides. */
  SEED: z.enum(['demo', 'catalogue', 'none']).default('none'),
  /** `production` in the images: a demonstration's candidates get a password that nobody knows beforehand. */
  NODE_ENV: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Addresses of the host, the only proxy whose `X-Forwarded-For` is trusted. */
  TRUST_PROXY: trustedProxies,
  /** Multiplies every limit per address, for networks where many people share one. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
});

export type Config = z.output<typeof environment>;

/**
 * Reads the configuration of the process; an empty variable counts as unset.
 * @throws Error with one line that names every wrong variable
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const all = { ...variables, PORTAL_URL: portalAddress(variables) };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong configuration: ${problems.join('; ')}`);
}
