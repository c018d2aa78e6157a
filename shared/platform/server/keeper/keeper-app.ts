import { connectionLimits } from '@portal/server-kit/connection-limits';
import { trackUnusedConnections } from '@portal/server-kit/unused-connections';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { HostBuild } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { broadcast, logEvent } from '../events/events.ts';
import { countEvents, measureReleases, measureResponses } from '../metrics/metrics.ts';
import { openKeeper } from '../releases/keeper.ts';
import { scheduleRefresh } from '../releases/schedule-refresh.ts';
import { openStore } from '../releases/store.ts';
import { openHostBuild, type StartOptions, serve } from '../start-host.ts';

/** Number of times that hosts refresh before a new release becomes active, so that all of them have it by then. */
const REFRESHES_BEFORE_ACTIVATION = 3;

/**
 * Creates the keeper: the process that publishes announced releases and decides which are active. Hosts with
 * `KEEPER_URL` follow it; only they need to reach it. The caller starts listening.
 *
 * - `GET /in-force.json`: the decision (`in-force.ts`)
 * - `GET /objects/<sha256>`: a file of a stored release, or its `portal.json`
 * - `GET /healthz`, and `GET /readyz`: 503 until every remote has an active release or a reason for having none
 */
export async function createKeeperApp(config: Config, build: HostBuild): Promise<FastifyInstance> {
  const app = Fastify(connectionLimits);
  app.addHook('preClose', trackUnusedConnections(app.server));
  const metrics = measureResponses(app);
  const store = await openStore(config.releasesDir);
  const keeper = await openKeeper({
    ...build,
    config,
    store,
    // Hosts refresh as often as the keeper. A page of a new release needs its files on every host.
    activationDelayMs: REFRESHES_BEFORE_ACTIVATION * config.refreshIntervalMs,
    emit: broadcast([logEvent, countEvents(metrics)]),
  });
  measureReleases(metrics, { statuses: () => keeper.document().choices.map(({ status }) => status) });
  const isReady = () => keeper.document().allKnown;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    isReady() ? { status: 'ready' } : reply.code(503).send({ status: 'starting' }),
  );
  app.get('/in-force.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(keeper.document()),
  );
  app.get<{ Params: { sha256: string } }>('/objects/:sha256', async ({ params }, reply) => {
    const isDigest = /^[0-9a-f]{64}$/.test(params.sha256);
    const content = isDigest ? await store.readObject(params.sha256) : null;
    if (!content) return reply.callNotFound();
    return reply.type('application/octet-stream').send(content);
  });
  await scheduleRefresh(app, {
    isReady: isReady(),
    refresh: keeper.refresh,
    async end() {
      const ended = keeper.end();
      await build.renderer.close();
      await ended;
    },
    every: config.refreshIntervalMs,
  });
  return app;
}

/** Starts the keeper as the environment configures it. @throws Error if that is invalid or the host is not built */
export async function startKeeper({ portal, dist, root }: StartOptions, env: NodeJS.ProcessEnv) {
  const config = readConfig(portal, env, root);
  const app = await createKeeperApp(config, openHostBuild(dist, config));
  await serve(app, config, () => {});
}
