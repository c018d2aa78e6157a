import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { connectionLimits, MAX_CONNECTIONS } from '@portal/server-kit/connection-limits';
import { requestId } from '@portal/server-kit/request-id';
import { trackUnusedConnections } from '@portal/server-kit/unused-connections';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { HostManifest } from '../build/host-build.ts';
import type { HostFacts } from '../contract/release-manifest.ts';
import type { Config } from './config/config.ts';
import { frameworkErrors, parserErrors, registerErrorHandlers } from './edge/errors.ts';
import { limitSockets } from './edge/limit-sockets.ts';
import { registerProxies } from './edge/proxies.ts';
import { closedHeaders, rejectUnknownHosts } from './edge/security-headers.ts';
import { broadcast, type Listener, logEvent } from './events/events.ts';
import { createFrameResolver, logFaults } from './faults/log-faults.ts';
import { registerReports } from './faults/register-reports.ts';
import { registerFiles } from './files/register-files.ts';
import { logAccess, runWithRequestId } from './log-error.ts';
import {
  countEvents,
  createPageMetrics,
  measureReleases,
  measureResponses,
  readFaults,
} from './metrics/metrics.ts';
import { type ListedDocuments, listedDocuments } from './pages/listed-documents.ts';
import { cachingPolicy, createMicroCache } from './pages/micro-cache.ts';
import { createVisitorReleases, registerPages } from './pages/pages.ts';
import { registerReleaseDocuments } from './pages/release-documents.ts';
import { registerPreviews } from './previews/register-previews.ts';
import { followDecision, keeperAt } from './releases/in-force.ts';
import { openKeeper } from './releases/keeper.ts';
import { scheduleRefresh } from './releases/schedule-refresh.ts';
import { openStore } from './releases/store.ts';
import { registerStatus } from './status/status.ts';
import { PAGES_PER_PROCESS, type PageRenderer } from './workers/page-pool.ts';

/** Longer than an upstream may pause between two parts of a response (`proxies.ts`). */
const READER_TIMEOUT_MS = 20_000;

/** Values available to a portal's own routes. */
export interface HostContext {
  listedDocuments: ListedDocuments;
  portalOrigin: string | null;
  /** File names of the host's icons and share images. */
  icons: HostManifest['icons'];
  assets: string;
}

export type OwnRoutes = (app: FastifyInstance, context: HostContext) => void;

/** Build of a host, or of the host that a keeper tests releases with. */
export interface HostBuild {
  facts: HostFacts & Pick<HostManifest, 'icons'>;
  renderer: PageRenderer;
  assets: string;
}

interface AppOptions extends HostBuild {
  config: Config;
  ownRoutes?: OwnRoutes | undefined;
  on?: Listener | undefined;
  /** Aborted when the server starts to drain. */
  draining?: AbortSignal;
}

/** Creates the portal's server; the caller starts listening. */
export async function createApp({
  config,
  ownRoutes = () => {},
  draining,
  on = () => {},
  ...build
}: AppOptions): Promise<FastifyInstance> {
  const { facts, renderer, assets } = build;
  const { portal } = config;
  const { basePath } = portal;
  const app = Fastify({
    ...connectionLimits,
    trustProxy: config.trustProxy,
    requestIdHeader: false,
    genReqId: config.trustProxy ? requestId : () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: frameworkErrors(portal),
    clientErrorHandler: parserErrors(portal),
  });
  app.addHook('preClose', trackUnusedConnections(app.server));
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(closedHeaders).header('x-request-id', request.id);
    runWithRequestId(request.id, done);
  });
  limitSockets(app, READER_TIMEOUT_MS);
  const metrics = measureResponses(app);
  const { dataBudget, cacheSeconds, portalOrigin, previewSecret } = config;
  const store = await openStore(config.releasesDir);
  const emitRelease = broadcast([logEvent, countEvents(metrics), on]);
  const source = config.keeper
    ? keeperAt(config.keeper)
    : await openKeeper({ ...build, config, store, activationDelayMs: 0, emit: emitRelease });
  const remotes = await followDecision({ source, basePath, store, host: facts, emit: emitRelease });
  const resolveFrames = createFrameResolver(remotes, path.join(assets, '../maps'));
  const emit = broadcast([emitRelease, logFaults(resolveFrames)]);
  if (config.accessLog) logAccess(app, `${basePath}/`);
  app.addHook('onSend', async (_request, reply) => {
    // Open connections without requests would delay the shutdown.
    if (draining?.aborted) reply.header('connection', 'close');
  });
  registerErrorHandlers(app, portal);
  rejectUnknownHosts(app, config.portalOrigin);
  const releasesOf = createVisitorReleases(remotes, previewSecret);

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    const status = remotes.releases(null).manifests.length > 0 ? 'ready' : 'starting';
    if (draining?.aborted) return reply.code(503).send({ status: 'leaving' });
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  await registerFiles(app, { assets, remotes, previewSecret, basePath });
  await registerProxies(app, config);
  registerReports(app, remotes, emit, metrics, basePath);
  registerStatus(app, { basePath, remotes, faults: (remote) => readFaults(metrics, remote) });
  const policy = cachingPolicy(cacheSeconds);
  const cached = createMicroCache(policy.page);
  ownRoutes(app, {
    listedDocuments: listedDocuments({ renderer, remotes, policy, cached }),
    portalOrigin,
    icons: facts.icons,
    assets,
  });
  registerReleaseDocuments(app, releasesOf, facts, basePath);
  if (previewSecret) registerPreviews(app, { portal, key: previewSecret, portalOrigin, remotes });
  registerPages(app, {
    portal,
    renderer,
    remotes,
    releasesOf,
    policy,
    cached,
    dataBudget,
    portalOrigin,
    concurrent: config.pageProcesses * PAGES_PER_PROCESS,
    metrics: createPageMetrics(metrics),
    emit,
  });
  measureReleases(metrics, remotes);

  await renderer.prepare(remotes.releases(null));
  await scheduleRefresh(app, {
    isReady: remotes.releases(null).known.allKnown,
    async refresh(timeoutMs) {
      await remotes.refresh(timeoutMs);
      await renderer.prepare(remotes.releases(null));
    },
    async end() {
      const ended = remotes.end();
      await renderer.close();
      await ended;
    },
    every: config.refreshIntervalMs,
  });
  return app;
}
