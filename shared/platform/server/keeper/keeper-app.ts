import { connectionLimits } from '@portal/shared/server/connection-limits';
import { trackUnusedConnections } from '@portal/shared/server/unused-connections';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { Config } from '../config/config.ts';
import { broadcast } from '../events/events.ts';
import { logEvents } from '../events/log-events.ts';
import { hostBuildsFolder, openHostBuilds } from '../host-builds/open-host-builds.ts';
import { registerHostBuilds } from '../host-builds/register-host-builds.ts';
import { measureResponses } from '../metrics/measure-responses.ts';
import { countEvents, measureReleases } from '../metrics/release-metrics.ts';
import { decideReleases } from '../releases/remotes.ts';
import { scheduleRefresh } from '../releases/schedule-refresh.ts';
import { openFolderStore } from '../releases/store/folder-store.ts';
import { releaseIn } from '../releases/store/release-store.ts';
import type { PageRenderer } from '../workers/page-renderer.ts';

/** How often hosts look at what there is before a new release comes into force: once it has come to them all. */
const REFRESHES_BEFORE_ACTIVATION = 3;

interface Options {
  config: Config;
  host: HostFacts;
  renderer: PageRenderer;
  /** Folder of the browser files of the host's build. */
  assets: string;
}

/**
 * The keeper of releases, not yet listening: the one server that takes in what remotes announce, tries it and decides.
 * Hosts with `KEEPER_URL` do as it says. It is for them alone: nobody else has to reach it.
 *
 * - `GET /in-force.json`: what is in force (`active-document.ts`)
 * - `GET /releases/<remote>/<version>/<file>`: a file of a stored release, as its `portal.json` names it, or that itself
 * - `GET /host-builds.json`, `GET /host-files/<file>`: the files of the host's last builds
 * - `GET /healthz`, and `GET /readyz`: 503 until every remote has a release in force, or a reason why it can have none
 */
export async function createKeeperApp({ config, host, renderer, assets }: Options): Promise<FastifyInstance> {
  const app = Fastify(connectionLimits);
  app.addHook('preClose', trackUnusedConnections(app.server));
  const metrics = measureResponses(app);
  const store = await openFolderStore(config.releasesDir);
  const report = (line: string) => console.warn(line);
  const emit = broadcast([logEvents(report), countEvents(metrics)]);
  const root = hostBuildsFolder(config.releasesDir);
  registerHostBuilds(app, await openHostBuilds({ assets, root, report }));
  // Hosts look as often as this server does. A page that one makes of a new release has files that each may be asked for.
  const ahead = REFRESHES_BEFORE_ACTIVATION * config.refreshIntervalMs;
  const remotes = await decideReleases({ config, store, host, renderer, ahead, report, emit });
  measureReleases(metrics, remotes);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) =>
    remotes.document().allKnown ? { status: 'ready' } : reply.code(503).send({ status: 'starting' }),
  );
  app.get('/in-force.json', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return remotes.document();
  });
  app.get<{ Params: Record<'remote' | 'version' | '*', string> }>(
    '/releases/:remote/:version/*',
    async ({ params }, reply) => {
      const release = releaseIn(store.of(params.remote), params.version);
      const content = await release?.read(params['*']);
      if (!content) return reply.callNotFound();
      return reply.type('application/octet-stream').send(content);
    },
  );
  await scheduleRefresh(app, { remotes, renderer, every: config.refreshIntervalMs });
  return app;
}
