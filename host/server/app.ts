import fastifyStatic from '@fastify/static';
import { connectionLimits, MAX_CONNECTIONS } from '@portal/shared/server/connection-limits';
import { immutableFile } from '@portal/tooling/server/immutable-file';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { answerErrors, frameworkErrors, parserErrors } from './edge/errors.ts';
import { registerProxies } from './edge/proxies.ts';
import { closedHeaders } from './edge/security-headers.ts';
import { createFileCache, serveFromMemory } from './files/file-cache.ts';
import { registerPages } from './pages/pages.ts';
import { createRegistry } from './registry/registry.ts';
import { createReleases } from './registry/releases.ts';
import { createRemoteModules } from './registry/remote-modules.ts';
import { PAGES_PER_WORKER, type PageRenderer } from './workers/page-renderer.ts';

/** Milliseconds between two looks at the remotes' manifests. */
const REFRESH = 2_000;

interface AppOptions {
  config: Config;
  renderer: PageRenderer;
  /** Folder of the host's browser files. */
  assets: string;
}

/** The portal's server, not yet listening. */
export async function createApp({ config, renderer, assets }: AppOptions): Promise<FastifyInstance> {
  const report = (line: string) => console.warn(line);
  const app = Fastify({
    ...connectionLimits,
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
    frameworkErrors,
    clientErrorHandler: parserErrors,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(closedHeaders);
  });
  answerErrors(app);
  const registry = createRegistry({ addresses: config.remotes, report });
  const modules = createRemoteModules({ registry, evaluate: renderer.evaluate, report });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    registry.remotes().length > 0 ? { status: 'ready' } : reply.code(503).send({ status: 'starting' }),
  );
  const files = createFileCache();
  await app.register(async (scope) => {
    serveFromMemory(scope, files);
    await scope.register(fastifyStatic, {
      root: assets,
      prefix: '/senac-portal/assets/',
      preCompressed: true,
      index: false,
      setHeaders: immutableFile,
    });
  });
  await registerProxies(app, config, files);
  const releases = createReleases(registry, modules);
  registerPages(app, {
    renderer,
    releases,
    refresh: registry.refresh,
    remoteNames: config.remotes.map(({ name }) => name),
    cacheSeconds: config.cacheSeconds,
    dataBudget: config.dataBudget,
    portalOrigin: config.portalOrigin,
    concurrent: config.renderThreads * PAGES_PER_WORKER,
  });

  await registry.refresh();
  await Promise.all(registry.remotes().map(({ manifest }) => modules.load(manifest.name)));
  await renderer.prepare(releases());
  const timer = setInterval(() => void registry.refresh(), REFRESH);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await renderer.close();
  });
  return app;
}
