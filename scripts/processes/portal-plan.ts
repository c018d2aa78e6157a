import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../shared/core/institution/base-path.ts';
import { loopback } from './loopback.ts';
import type { Program } from './process-group.ts';

type Environment = NodeJS.ProcessEnv;

/** What `npm start` was asked for, as far as it decides which processes are started and what is checked before. */
export interface PortalPlan {
  port: number;
  host: string;
  /** An existing server of the contract; without it the api is started here. */
  apiUrl: string | undefined;
  /** The PostgreSQL of the api started here. */
  databaseUrl: string | undefined;
  /** The remotes to be started here: those that have no address, neither in the registry nor in the environment. */
  remotes: string[];
}

/**
 * Reads the environment and the registry (`registry.json` under `root`).
 * @throws Error with one clear line on a wrong value
 */
export function readPlan(root: string, env: Environment): PortalPlan {
  const registry: { name: string; url?: string; manifest?: string }[] = JSON.parse(
    readFileSync(join(root, 'registry.json'), 'utf8'),
  );
  return {
    port: readPort(env.PORT),
    host: env.HOST || loopback(),
    apiUrl: readUrl('API_URL', env.API_URL, ['http:', 'https:']),
    databaseUrl: readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    remotes: registry
      .filter(({ name, url, manifest }) => !url && !manifest && !env[addressVariable(name)])
      .map(({ name }) => name),
  };
}

/** The variable that holds a remote's base address: `mf-courses` → `MF_COURSES_URL`. */
export function addressVariable(remote: string): string {
  return `${remote.toUpperCase().replaceAll('-', '_')}_URL`;
}

/**
 * The reference server, with demonstration data in an empty database unless `SEED` says otherwise. Its port is a free
 * one; its e-mails link to the portal's public address. The host is its only caller, on the same machine: what
 * `TRUST_PROXY` names stands in front of the host, and is the host's to trust.
 */
export function apiProgram(plan: PortalPlan, env: Environment): Program {
  return {
    name: 'api',
    args: [...apiFlags, 'api/src/main.ts'],
    env: {
      ...internal(env),
      SEED: env.SEED || 'demo',
      PORTAL_URL: publicAddress(plan, env),
      TRUST_PROXY: 'loopback',
    },
  };
}

/** The static server of one remote. Its port is a free one. */
export function remoteProgram(name: string, env: Environment): Program {
  return { name, args: ['shared/platform/cli/serve-remote.ts', name], env: withoutSecrets(internal(env)) };
}

/**
 * Threads that share the C library's memory, and give pages back at once, take a third less of it. What Node makes of
 * TypeScript is kept: from the second start on, the 15 MiB of what makes it are not taken.
 */
const hostMemory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  NODE_COMPILE_CACHE: '.cache/node',
};

/**
 * Room for the young objects of a page or two in each thread, and one helper for all of them: more helpers take turns from
 * the threads that make pages, more room takes memory.
 */
const hostFlags = ['--max-semi-space-size=5', '--v8-pool-size=1'];

/** On a large machine Node keeps room for so many more young objects that an api without work takes half as much again. */
const apiFlags = ['--max-semi-space-size=16'];

/** The portal's server, told where the others are. */
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

/** Where people reach the portal, as far as anybody has said. */
const publicAddress = ({ port }: PortalPlan, env: Environment): string =>
  env.PORTAL_URL || `http://localhost:${port}${basePath}`;

/** Database and mail server, whose addresses carry passwords, are the api's alone, and so is the one port for measuring. */
function withoutSecrets({
  DATABASE_URL: _database,
  SMTP_URL: _mail,
  METRICS_PORT: _metrics,
  ...env
}: Environment): Environment {
  return env;
}

function internal(env: Environment): Environment {
  return { ...withoutDetour(env), PORT: '0', HOST: loopback() };
}

/** The parts reach each other on this machine, whatever proxy the environment names for the rest of the world. */
function withoutDetour(env: Environment): Environment {
  const direct = [env.no_proxy ?? env.NO_PROXY, '127.0.0.1', '[::1]', 'localhost'].filter(Boolean).join(',');
  return { ...env, NO_PROXY: direct, no_proxy: direct };
}

function readPort(value: string | undefined): number {
  const port = Number(value || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535; it is '${value}'.`);
}

function readUrl(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (!value) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new Error(`${name} must be an address that starts with ${protocols[0]}//.`);
}
