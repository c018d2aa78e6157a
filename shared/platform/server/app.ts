import { randomUUID } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { connectionLimits, MAX_CONNECTIONS } from '@portal/server-kit/connection-limits';
import { immutableFile } from '@portal/server-kit/immutable-file';
import { requestId } from '@portal/server-kit/request-id';
import { trackUnusedConnections } from '@portal/server-kit/unused-connections';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HostManifest } from '../build/host-build.ts';
import { getPlatformPaths } from '../contract/names.ts';
import type { HostFacts } from '../contract/release-manifest.ts';
import type { Config } from './config/config.ts';
import { logAccess } from './edge/access-log.ts';
import { frameworkErrors, parserErrors, registerErrorHandlers } from './edge/errors.ts';
import { limitBodies } from './edge/limit-bodies.ts';
import { limitSockets } from './edge/limit-sockets.ts';
import { rejectUnknownHosts } from './edge/portal-hosts.ts';
import { registerProxies } from './edge/proxies.ts';
import { closedHeaders } from './edge/security-headers.ts';
import { broadcast, type Listener } from './events/events.ts';
import { logEvents } from './events/log-events.ts';
import { logFaults } from './faults/log-faults.ts';
import { registerReports } from './faults/register-reports.ts';
import { createFrameResolver } from './faults/resolve-frames.ts';
import { createFileCache, serveFromMemory } from './files/file-cache.ts';
import { registerRemoteFiles } from './files/remote-files.ts';
import { followHostBuilds } from './host-builds/follow-host-builds.ts';
import { hostBuildsFolder, openHostBuilds } from './host-builds/open-host-builds.ts';
import { runWithRequestId } from './log-error.ts';
import { measureResponses } from './metrics/measure-responses.ts';
import { createPageMetrics } from './metrics/page-metrics.ts';
import { countEvents, measureReleases, readFaults } from './metrics/release-metrics.ts';
import { cachingPolicy } from './pages/caching-policy.ts';
import { type ListedDocuments, listedDocuments } from './pages/listed-documents.ts';
import { createMicroCache } from './pages/micro-cache.ts';
import { registerPages } from './pages/pages.ts';
import { registerReleaseDocuments } from './pages/release-documents.ts';
import { createVisitorReleases } from './pages/visitor-releases.ts';
import { readPreviewCookie } from './previews/preview-cookie.ts';
import { registerPreviews } from './previews/register-previews.ts';
import { followKeeper, getActiveDocumentPath } from './releases/follow-keeper.ts';
import { openPreviews } from './releases/previews/open-previews.ts';
import { decideReleases, type Remotes } from './releases/remotes.ts';
import { scheduleRefresh } from './releases/schedule-refresh.ts';
import { openReleaseStore } from './releases/store/release-store.ts';
import { registerStatus } from './status/status.ts';
import { PAGES_PER_WORKER, type PageRenderer } from './workers/page-renderer.ts';

/**
 * Maximum number of sockets per network: enough for a school behind one IP address, too few to take all. Behind a
 * trusted proxy, all sockets belong to the proxy.
 */
const MAX_SOCKETS_PER_NETWORK = Math.min(1_000, MAX_CONNECTIONS / 4);

/** Longer than an upstream may pause between two parts of a response (`upstream-client.ts`). */
const READER_TIMEOUT_MS = 20_000;

/** Maximum size of all bodies that are still being received. */
const MAX_PENDING_BODY_BYTES = 32 * 1024 * 1024;

/** Values available to a portal's own routes. */
export interface HostContext {
  listedDocuments: ListedDocuments;
  /** Public origin of the portal, or null if it is not configured. */
  portalOrigin: string | null;
  /** File names of the host's icons and share images. */
  icons: HostManifest['icons'];
  /** Folder of the host's browser files. */
  assets: string;
}

/** Adds routes of a portal, such as its sitemap. */
export type OwnRoutes = (app: FastifyInstance, context: HostContext) => void;

interface AppOptions {
  config: Config;
  ownRoutes?: OwnRoutes;
  facts: HostFacts;
  icons: HostManifest['icons'];
  renderer: PageRenderer;
  assets: string;
  /** Aborted when the server starts to drain. */
  draining?: AbortSignal;
  on?: Listener;
}

/** Creates the portal's server; the caller starts listening. */
export async function createApp({
  config,
  ownRoutes = () => {},
  facts,
  icons,
  renderer,
  assets,
  draining,
  on = () => {},
}: AppOptions): Promise<FastifyInstance> {
  const report = (line: string) => console.warn(line);
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
  limitBodies(app, MAX_PENDING_BODY_BYTES);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(closedHeaders).header('x-request-id', request.id);
    runWithRequestId(request.id, done);
  });
  limitSockets(app, {
    each: config.trustProxy ? MAX_CONNECTIONS : MAX_SOCKETS_PER_NETWORK,
    all: MAX_CONNECTIONS,
    readerTimeoutMs: READER_TIMEOUT_MS,
  });
  const metrics = measureResponses(app);
  const store = await openReleaseStore(config.releasesDir);
  const resolveFrames = createFrameResolver({ store, hostMaps: path.join(assets, '../maps') });
  const emit = broadcast([logEvents(report), logFaults({ resolveFrames, report }), countEvents(metrics), on]);
  if (config.accessLog) logAccess(app, `${basePath}/`);
  app.addHook('onSend', async (_request, reply) => {
    // Open connections without requests would delay the shutdown.
    if (draining?.aborted) reply.header('connection', 'close');
  });
  registerErrorHandlers(app, portal);
  rejectUnknownHosts(app, config.portalOrigin);
  const { dataBudget, releasesDir, cacheSeconds, portalOrigin, previewKey } = config;
  const hostBuilds = await openHostBuilds({ assets, root: hostBuildsFolder(releasesDir), report });
  const remotes: Remotes = config.keeper
    ? await followKeeper({
        url: config.keeper,
        basePath,
        store,
        host: facts,
        copy: getActiveDocumentPath(releasesDir),
        report,
        emit,
      })
    : await decideReleases({
        config,
        store,
        host: facts,
        renderer,
        report,
        emit,
      });

  const previews = openPreviews({
    releasesDir,
    listed: () => (previewKey ? remotes.previews() : []),
    open: remotes.openPreview,
    report,
    logEvents,
  });
  const releasesOf = createVisitorReleases({ remotes, previews, previewKey });

  function readiness(): 'ready' | 'starting' | 'leaving' {
    if (draining?.aborted) return 'leaving';
    return remotes.releases(null).manifests.length > 0 ? 'ready' : 'starting';
  }
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    const status = readiness();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
  const files = createFileCache();
  await app.register(async (scope) => {
    serveFromMemory(scope, files);
    await scope.register(fastifyStatic, {
      root: [assets, hostBuilds.folder],
      prefix: getPlatformPaths(basePath).assets,
      preCompressed: true,
      index: false,
      setHeaders: immutableFile,
    });
  });
  const previewed = (cookies: string | undefined, remote: string) => {
    const preview = previewKey && readPreviewCookie(cookies, previewKey, Date.now());
    return preview ? previews.release(preview, remote) : null;
  };
  await registerRemoteFiles(app, store, previewed, files, basePath);
  await registerProxies(app, config);
  registerReports(app, store, emit, metrics, basePath);
  registerStatus(app, { basePath, remotes, previews, faults: () => readFaults(metrics) });
  const policy = cachingPolicy(cacheSeconds);
  const cached = createMicroCache(policy.page);
  ownRoutes(app, {
    listedDocuments: listedDocuments({ renderer, remotes, policy, cached }),
    portalOrigin,
    icons,
    assets,
  });
  registerReleaseDocuments(app, releasesOf, facts, basePath);
  if (previewKey)
    registerPreviews(app, {
      portal,
      key: previewKey,
      portalOrigin,
      previews,
      active: () => remotes.releases(null),
    });
  registerPages(app, {
    portal,
    renderer,
    remotes,
    releasesOf,
    policy,
    cached,
    dataBudget,
    portalOrigin,
    concurrent: config.pageProcesses * PAGES_PER_WORKER,
    metrics: createPageMetrics(metrics),
    emit,
  });
  measureReleases(metrics, remotes);

  if (config.keeper)
    await followHostBuilds(app, {
      url: config.keeper,
      builds: hostBuilds,
      every: config.refreshIntervalMs,
      report,
    });
  await scheduleRefresh(app, { remotes, previews, renderer, every: config.refreshIntervalMs });
  return app;
}
