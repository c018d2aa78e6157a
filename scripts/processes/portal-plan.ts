import { networkInterfaces } from 'node:os';
import { basePath } from '../../shared/contract/institution/base-path.ts';
import type { Program } from './process-group.ts';
import { readOwnRemotes } from './read-own-remotes.ts';

type Environment = NodeJS.ProcessEnv;

/** Settings of `npm start` that decide which processes are started and checked. */
export interface PortalPlan {
  port: number;
  host: string;
  /** An existing server of the contract; without it the api is started here. */
  apiUrl: string | undefined;
  /** Remotes that are started here: those without a URL in the registry and the environment. */
  remotes: string[];
}

/**
 * Reads the environment and the registry (`registry.json` under `root`).
 * @throws Error in one line for an invalid value
 */
export function readPlan(root: string, env: Environment): PortalPlan {
  return {
    port: readPort(env.PORT),
    host: env.HOST || loopback(),
    apiUrl: readApiUrl(env.API_URL),
    remotes: readOwnRemotes(root).filter((name) => !env[addressVariable(name)]),
  };
}

/** Returns the variable with a remote's base URL: `mf-courses` → `MF_COURSES_URL`. */
export function addressVariable(remote: string): string {
  return `${remote.toUpperCase().replaceAll('-', '_')}_URL`;
}

/**
 * Returns the program of the reference server, with demo data in an empty database unless `SEED` is set. It uses a free port; its
 * e-mails link to the portal's public URL. Its only client is the host on the same machine: `TRUST_PROXY` names proxies of the host.
 */
export function apiProgram(plan: PortalPlan, env: Environment): Program {
  return {
    name: 'api',
    args: [...apiFlags, 'api/src/main.ts'],
    env: {
      ...withoutDetour(env),
      PORT: '0',
      HOST: loopback(),
      SEED: env.SEED || 'demo',
      PORTAL_URL: publicAddress(plan, env),
      TRUST_PROXY: 'loopback',
    },
  };
}

/**
 * Threads that share the C library's memory and return pages at once need a third less of it. Node caches compiled TypeScript:
 * from the second start, the compiler's 15 MiB are saved.
 */
const hostMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  NODE_COMPILE_CACHE: '.cache/node',
};

/**
 * Limits young objects to those of a page or two in each thread, and V8 to one helper thread: more helpers compete with the
 * rendering threads, more young objects need memory.
 */
const hostFlags = ['--max-semi-space-size=5', '--v8-pool-size=1'];

/** On a large machine Node reserves so much for young objects that an idle api would need 1.5 times the memory. */
const apiFlags = ['--max-semi-space-size=16'];

/** Returns the program of the host, with the URLs of the other servers. */
export function hostProgram(
  plan: PortalPlan,
  apiUrl: string,
  remoteUrls: Record<string, string>,
  env: Environment,
): Program {
  const addresses = Object.entries(remoteUrls).map(([name, url]) => [addressVariable(name), url]);
  return {
    name: 'host',
    args: [...hostFlags, 'host/server/main.ts'],
    env: {
      ...hostMemory,
      ...withoutSecrets(withoutDetour(env)),
      ...Object.fromEntries(addresses),
      PORT: String(plan.port),
      HOST: plan.host,
      PORTAL_URL: publicAddress(plan, env),
      API_URL: apiUrl,
    },
  };
}

/** Returns the public URL of the portal, as far as it is known. */
const publicAddress = ({ port }: PortalPlan, env: Environment): string =>
  env.PORTAL_URL || `http://localhost:${port}${basePath}`;

/** Only the api gets the URLs of database and mail server, which contain passwords, and the metrics port. */
function withoutSecrets({
  DATABASE_URL: _database,
  SMTP_URL: _mail,
  METRICS_PORT: _metrics,
  ...env
}: Environment): Environment {
  return env;
}

/** Connects the servers of this machine directly, whatever proxy the environment names for other addresses. */
function withoutDetour(env: Environment): Environment {
  const direct = [env.no_proxy ?? env.NO_PROXY, '127.0.0.1', '[::1]', 'localhost'].filter(Boolean).join(',');
  return { ...env, NO_PROXY: direct, no_proxy: direct };
}

function readPort(value: string | undefined): number {
  const port = Number(value || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535; it is '${value}'.`);
}

function readApiUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new Error('API_URL must be an address that starts with http://.');
}

/** Returns the IP address of this machine for itself: IPv4, or IPv6 if that is the only one. */
export function loopback(interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces()): string {
  const addresses = Object.values(interfaces).flatMap((list) => (list ?? []).map(({ address }) => address));
  return addresses.includes('::1') && !addresses.includes('127.0.0.1') ? '::1' : '127.0.0.1';
}
