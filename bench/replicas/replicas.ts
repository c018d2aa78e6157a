import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { hostProgram } from '../../scripts/processes/portal-plan.ts';
import { type ServerProcess, startServer, waitForRelease, waitUntilHealthy } from '../server-process.ts';
import type { Bench } from '../start-bench.ts';
import { EDGE_CHECK_MS } from './start-edge.ts';

const REPLICAS = 3;
/** Longer than the edge takes to notice that a server drains. */
const DRAIN_MS = '4000';

/**
 * Creates three replicas of a server, none of which runs at first.
 * @param launch starts one on a port
 */
async function createReplicas(
  { atEnd }: Pick<Bench, 'atEnd'>,
  launch: (port: number) => Promise<ServerProcess>,
) {
  const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
  const running = new Map<number, ServerProcess>();
  atEnd(() => Promise.all([...running.values()].map((server) => server.stop('SIGKILL'))));
  const url = (place: number) => `http://127.0.0.1:${ports[place]}`;
  const replicas = {
    ports,
    url,
    /** URLs of the replicas that were started. */
    started: () => [...running.keys()].map(url),
    async start(place: number): Promise<void> {
      running.set(place, await launch(ports[place] as number));
      await waitUntilHealthy(`${url(place)}/readyz`);
    },
    stop: async (place: number, signal: NodeJS.Signals) => running.get(place)?.stop(signal),
    async replace(place: number, signal: NodeJS.Signals): Promise<void> {
      await replicas.stop(place, signal);
      await replicas.start(place);
    },
    /** Replaces each replica, one after the other, with time for the edge to notice. */
    async replaceAll(signal: NodeJS.Signals): Promise<void> {
      for (const place of ports.keys()) {
        await replicas.replace(place, signal);
        await pause(EDGE_CHECK_MS);
      }
    },
  };
  return replicas;
}

/** Creates three apis on one PostgreSQL. @param more variables of the next one that is started */
export const createApis = (
  { root, dataDir, atEnd }: Bench,
  databaseUrl: string,
  more: () => NodeJS.ProcessEnv,
) =>
  createReplicas({ atEnd }, (port) => {
    const env = {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(dataDir, 'apis'),
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      TRUST_PROXY: 'loopback',
      DRAIN_MS,
      ...more(),
    };
    return startServer({ name: 'api', args: ['api/src/main.ts'], env }, root);
  });

/**
 * Starts a keeper of releases and the first of its three hosts. Each has a folder of its own, which outlives it.
 * @param remotes their URLs by their names
 * @param launcher command that runs the next host which is started, such as `prlimit` with its arguments
 */
export async function startKeeperHosts(
  { root, plan, dataDir, atEnd }: Pick<Bench, 'root' | 'plan' | 'dataDir' | 'atEnd'>,
  apiUrl: string,
  remotes: Record<string, string>,
  launcher: () => readonly string[] = () => [],
) {
  const registry = path.join(dataDir, 'registry-of-keeper.json');
  /** Writes the registry, of which a release may be pinned. */
  function pin(pinned?: { name: string; version: string }): Promise<void> {
    const entries = Object.entries(remotes).map(([name, url]) =>
      name === pinned?.name ? { name, url, pin: pinned.version } : { name, url },
    );
    return writeFile(registry, JSON.stringify(entries));
  }
  await pin();
  const keeperPort = await freePort();
  const keeperUrl = `http://127.0.0.1:${keeperPort}`;
  const folderAt = (port: number) => path.join(dataDir, `releases-at-${port}`);

  function run(port: number, file: string, more: NodeJS.ProcessEnv, before: readonly string[] = []) {
    const { args, env, name } = hostProgram(
      { ...plan, port },
      apiUrl,
      {},
      {
        ...process.env,
        LOG_LEVEL: 'error',
        TRUST_PROXY: 'loopback',
        PAGE_PROCESSES: '1',
        DRAIN_MS,
        RELEASES_DIR: folderAt(port),
        ...more,
      },
    );
    return startServer({ name, args: [...args.slice(0, -1), file], env }, root, before);
  }
  async function startKeeper(): Promise<ServerProcess> {
    const started = await run(keeperPort, 'host/server/keeper.ts', { REGISTRY: registry });
    await waitUntilHealthy(`${keeperUrl}/readyz`);
    return started;
  }

  let keeper = await startKeeper();
  atEnd(() => keeper.stop('SIGKILL'));
  const hosts = await createReplicas({ atEnd }, (port) =>
    run(port, 'host/server/main.ts', { KEEPER_URL: keeperUrl }, launcher()),
  );
  await hosts.start(0);
  return {
    ...hosts,
    /** Folder in which the keeper stores releases. */
    keeperFolder: folderAt(keeperPort),
    async restartKeeper(): Promise<void> {
      await keeper.stop();
      keeper = await startKeeper();
    },
    pin,
    /** Waits until a release is active on each running host. */
    waitForVersion: (version: string) =>
      Promise.all(hosts.started().map((url) => waitForRelease(url, (each) => each.version === version))),
  };
}
