import { connectionLimits } from '@portal/server-kit/connection-limits';
import { trackUnusedConnections } from '@portal/server-kit/unused-connections';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { Config } from '../config/config.ts';
import { broadcast } from '../events/events.ts';
import { logEvents } from '../events/log-events.ts';
import { hostBuildsFolder, openHostBuilds } from '../host-builds/open-host-builds.ts';
import { registerHostBuilds } from '../host-builds/register-host-builds.ts';
import { measureResponses } from '../metrics/measure-responses.ts';
import { countEvents, measureReleases } from '../metrics/release-metrics.ts';
import { openPreviews } from '../releases/previews/open-previews.ts';
import { type DecidedRemotes, decideReleases } from '../releases/remotes.ts';
import { scheduleRefresh } from '../releases/schedule-refresh.ts';
import { openReleaseStore, type ReleaseStore } from '../releases/store/release-store.ts';
import { releaseIn } from '../releases/store/stored-release.ts';
import type { PageRenderer } from '../workers/page-renderer.ts';

/** Number of times that hosts refresh before a new release becomes active, so that all of them have it by then. */
const REFRESHES_BEFORE_ACTIVATION = 3;

interface Options {
  config: Config;
  host: HostFacts;
  renderer: PageRenderer;
  /** Folder of the host's browser files. */
  assets: string;
}

/**
 * Creates the keeper: the process that ingests announced releases, tests them and decides which are active. Hosts with
 * `KEEPER_URL` follow it; only they need to reach it. The caller starts listening.
 *
 * - `GET /in-force.json`: active releases (`active-document.ts`)
 * - `GET /releases/<remote>/<version>/<file>`: a file of a stored release by its name in `portal.json`, or
 *   `portal.json`
 * - `GET /previews/<name>/…`: the same two of a preview
 * - `GET /host-builds.json`, `GET /host-files/<file>`: files of the host's last builds
 * - `GET /healthz`, and `GET /readyz`: 503 until every remote has an active release or a reason for having none
 */
export async function createKeeperApp({ config, host, renderer, assets }: Options): Promise<FastifyInstance> {
  const app = Fastify(connectionLimits);
  app.addHook('preClose', trackUnusedConnections(app.server));
  const metrics = measureResponses(app);
  const store = await openReleaseStore(config.releasesDir);
  const report = (line: string) => console.warn(line);
  const emit = broadcast([logEvents(report), countEvents(metrics)]);
  const root = hostBuildsFolder(config.releasesDir);
  registerHostBuilds(app, await openHostBuilds({ assets, root, report }));
  // Hosts refresh as often as the keeper. A page of a new release needs its files on every host.
  const activationDelayMs = REFRESHES_BEFORE_ACTIVATION * config.refreshIntervalMs;
  const remotes = await decideReleases({
    config,
    store,
    host,
    renderer,
    activationDelayMs,
    report,
    emit,
  });
  const previews = openPreviews({
    releasesDir: config.releasesDir,
    listed: remotes.previews,
    open: remotes.openPreview,
    report,
    logEvents,
  });
  measureReleases(metrics, remotes);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    remotes.document().allKnown ? { status: 'ready' } : reply.code(503).send({ status: 'starting' }),
  );
  serveReleases(app, '', () => ({ store, remotes }));
  serveReleases(app, '/previews/:preview', ({ preview = '' }) => previews.find(preview));
  await scheduleRefresh(app, { remotes, previews, renderer, every: config.refreshIntervalMs });
  return app;
}

type Params = Record<string, string>;

/** Serves the active releases and their files. @param find returns the remotes of a request, if there are any */
function serveReleases(
  app: FastifyInstance,
  prefix: string,
  find: (params: Params) => { store: ReleaseStore; remotes: Pick<DecidedRemotes, 'document'> } | undefined,
): void {
  app.get<{ Params: Params }>(`${prefix}/in-force.json`, ({ params }, reply) => {
    const found = find(params);
    if (!found) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send(found.remotes.document());
  });
  app.get<{ Params: Params }>(`${prefix}/releases/:remote/:version/*`, async ({ params }, reply) => {
    const { remote = '', version, '*': file = '' } = params;
    const store = find(params)?.store;
    const release = store && releaseIn(store.of(remote), version);
    const content = await release?.read(file);
    if (!content) return reply.callNotFound();
    return reply.type('application/octet-stream').send(content);
  });
}
