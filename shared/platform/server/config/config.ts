import { availableParallelism, totalmem } from 'node:os';
import { parseOrThrow } from '@portal/shared/server/parse-or-throw';
import { portalAddress } from '@portal/shared/server/portal-address';
import { trustedProxies } from '@portal/shared/server/trusted-proxies';
import * as z from 'zod';
import { checkPortal, type PortalConfig, type Upstream } from '../../contract/portal-config.ts';
import { type StoreConfig, storeConfig } from './store-config.ts';
import { threadsFor } from './threads-for.ts';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const defaultThreads = () =>
  threadsFor(
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
  FREEZE_PROTOTYPES: z.enum(['0', '1']).default('0'),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(defaultThreads),
  RELEASE_DAYS: z.coerce.number().min(0).default(14),
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  ACCESS_LOG: z.enum(['0', '1']).default('0'),
  REFRESH_MS: z.coerce.number().int().min(100).max(60_000).default(2_000),
});

export interface Config extends StoreConfig {
  port: number;
  host: string;
  portal: PortalConfig;
  /** Servers behind the portal. */
  upstreams: readonly Upstream[];
  /** Origin under which people reach the portal, or null when it was not told. */
  portalOrigin: string | null;
  /** Address of the keeper of releases that this host does as; null for one that decides for itself. */
  keeper: string | null;
  /** Milliseconds that the data of a page may hold it. */
  dataBudget: number;
  /** Threads in which pages are made. */
  renderThreads: number;
  /** 0 turns every cache of the server off. */
  cacheSeconds: number;
  /** Proxies in front of the portal whose word on the visitor is taken; false is nobody's. */
  trustProxy: string[] | false;
  /** Whether the host's own page is shown, for development. */
  ownPage: boolean;
  /** Whether style sheets and early scripts stand in the pages; not where a dev server exchanges them. */
  inlineFiles: boolean;
  /** Whether remotes find the language's own prototypes frozen on the server. */
  freezePrototypes: boolean;
  /** Days that a release is kept after it was replaced. */
  releaseDays: number;
  /** Milliseconds between two looks at the registry and the remotes, or at the keeper. */
  refreshIntervalMs: number;
  /** Milliseconds for which a server that is told to end still takes requests, while it says that it is not ready. */
  drainMs: number;
  /** Port of `/metrics`, which visitors do not reach; null for none. */
  metricsPort: number | null;
  /** Whether each answer is a line of the output. */
  accessLog: boolean;
}

/**
 * Reads the process's configuration, and looks at the portal's.
 * @throws Error with one readable line
 */
export function readConfig(portal: PortalConfig, env: NodeJS.ProcessEnv, root = process.cwd()): Config {
  checkPortal(portal);
  const given = parseOrThrow(environment, { ...env, PORTAL_URL: portalAddress(env) });
  const { PORT, HOST, PORTAL_URL, KEEPER_URL, KIT, INLINE_FILES, FREEZE_PROTOTYPES } = given;
  const { HTML_CACHE_SECONDS, DATA_BUDGET_MS, RENDER_THREADS, TRUST_PROXY } = given;
  const { RELEASE_DAYS, REFRESH_MS, DRAIN_MS, METRICS_PORT, ACCESS_LOG } = given;
  return {
    port: PORT,
    host: HOST,
    portal,
    upstreams: portal.upstreams(env),
    portalOrigin: PORTAL_URL ? new URL(PORTAL_URL).origin : null,
    keeper: KEEPER_URL ?? null,
    cacheSeconds: HTML_CACHE_SECONDS,
    dataBudget: DATA_BUDGET_MS,
    renderThreads: RENDER_THREADS,
    trustProxy: TRUST_PROXY,
    ownPage: KIT === '1',
    inlineFiles: INLINE_FILES === '1',
    freezePrototypes: FREEZE_PROTOTYPES === '1',
    ...storeConfig(env, root),
    releaseDays: RELEASE_DAYS,
    refreshIntervalMs: REFRESH_MS,
    drainMs: DRAIN_MS,
    metricsPort: METRICS_PORT ?? null,
    accessLog: ACCESS_LOG === '1',
  };
}

/** Addresses of the servers behind the portal, by the beginning of the portal's addresses that lead there. */
export const upstreamAddresses = ({ upstreams }: Pick<Config, 'upstreams'>): Record<string, string> =>
  Object.fromEntries(upstreams.map(({ prefix, url }) => [prefix, url]));
