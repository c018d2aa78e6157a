import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { parseOrThrow } from '@portal/server-kit/parse-or-throw';
import { publicUrl } from '@portal/server-kit/public-url';
import { trustedProxies } from '@portal/server-kit/trusted-proxies';
import * as z from 'zod';
import { checkPortal, type PortalConfig } from '../../contract/portal-config.ts';

/** URL without trailing slashes. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Memory of a page process, with its share of the common memory. */
const BYTES_PER_PROCESS = 192 * 1024 * 1024;
const MAX_PROCESSES = 4;

/** Returns the default number of page processes. @param memory bytes of the machine or container */
export const processesFor = (processors: number, memory: number): number =>
  Math.max(1, Math.min(processors, MAX_PROCESSES, Math.floor(memory / BYTES_PER_PROCESS)));

const getDefaultProcesses = () =>
  processesFor(
    availableParallelism(),
    Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
  );

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PORTAL_URL: address.optional(),
  KEEPER_URL: address.optional(),
  HTML_CACHE_SECONDS: z.coerce.number().min(0).max(3600).default(10),
  DATA_BUDGET_MS: z.coerce.number().int().min(0).max(10_000).default(300),
  TRUST_PROXY: trustedProxies,
  KIT: z.enum(['0', '1']).default('0'),
  INLINE_FILES: z.enum(['0', '1']).default('1'),
  PAGE_PROCESSES: z.coerce.number().int().min(1).max(64).default(getDefaultProcesses),
  RELEASE_DAYS: z.coerce.number().min(0).default(14),
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  ACCESS_LOG: z.enum(['0', '1']).default('0'),
  PREVIEW_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  REFRESH_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the process's configuration and validates the portal's. @throws Error with a message of one line */
export function readConfig(portal: PortalConfig, env: NodeJS.ProcessEnv, root = process.cwd()) {
  checkPortal(portal);
  const given = parseOrThrow(environment, { ...env, PORTAL_URL: publicUrl(env, portal.basePath) });
  return {
    port: given.PORT,
    host: given.HOST,
    portal,
    upstreams: portal.upstreams(env),
    /** Public origin of the portal, or null if it is not configured. */
    portalOrigin: given.PORTAL_URL ? new URL(given.PORTAL_URL).origin : null,
    /** URL of the keeper whose decisions the host follows; null if the host decides for itself. */
    keeper: given.KEEPER_URL ?? null,
    /** Lifetime of cached pages and data; 0 disables every cache of the server. */
    cacheSeconds: given.HTML_CACHE_SECONDS,
    /** Maximum time in ms that a page waits for its data. */
    dataBudget: given.DATA_BUDGET_MS,
    pageProcesses: given.PAGE_PROCESSES,
    /** Proxies whose forwarding headers are trusted; false for none. */
    trustProxy: given.TRUST_PROXY,
    /** Whether the host's own development page is available. */
    ownPage: given.KIT === '1',
    /** Whether pages contain style sheets and early scripts inline; off with a dev server, which replaces them. */
    inlineFiles: given.INLINE_FILES === '1',
    ...storeConfig(env, root),
    releaseDays: given.RELEASE_DAYS,
    /** Milliseconds between two refreshes of the registry and remotes, or of the keeper's decisions. */
    refreshIntervalMs: given.REFRESH_MS,
    /** Milliseconds for which a draining server still accepts requests while it reports that it is not ready. */
    drainMs: given.DRAIN_MS,
    /** Secret that signs previews' links and cookies, the same on all hosts; null for no previews. */
    previewSecret: given.PREVIEW_SECRET ?? null,
    /** Private port of `/metrics`; null for none. */
    metricsPort: given.METRICS_PORT ?? null,
    /** Whether every response is logged to stdout. */
    accessLog: given.ACCESS_LOG === '1',
  };
}

const storeEnvironment = z.object({
  REGISTRY: z.string().default('registry.json'),
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
});

/** @param root folder that relative paths start from */
export function storeConfig(env: NodeJS.ProcessEnv, root: string) {
  const { REGISTRY, DATA_DIR, RELEASES_DIR } = storeEnvironment.parse(env);
  return {
    registry: /^https?:/.test(REGISTRY) ? REGISTRY : path.resolve(root, REGISTRY),
    releasesDir: path.resolve(root, RELEASES_DIR || path.join(DATA_DIR, 'releases')),
  };
}
