import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import type { Service } from '../../e2e/support/service.ts';
import type { Bench } from '../start-bench.ts';

const REPLICAS = 3;
/** Longer than the edge takes to notice which servers are healthy: three checks, one second apart. */
export const EDGE_CHECK_MS = 5_000;
/** Settings of servers behind the edge, which drain longer than it takes to notice. */
const behindEdge = { TRUST_PROXY: 'loopback', DRAIN_MS: '4000' };

/**
 * Creates three replicas of a server, none of which runs at first.
 * @param launch starts one on a port, with variables
 */
async function createReplicas(launch: (port: number, env: NodeJS.ProcessEnv) => Promise<Service>) {
  const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
  const running = new Map<number, Service>();
  const url = (place: number) => `http://127.0.0.1:${ports[place]}`;
  const stop = async (place: number, signal: NodeJS.Signals) => running.get(place)?.stop(signal);
  async function start(place: number, env: NodeJS.ProcessEnv = {}): Promise<void> {
    running.set(place, await launch(Number(ports[place]), env));
    await waitUntilHealthy(`${url(place)}/readyz`);
  }
  async function replace(place: number, signal: NodeJS.Signals, env?: NodeJS.ProcessEnv): Promise<void> {
    await stop(place, signal);
    await start(place, env);
  }
  return {
    ports,
    url,
    start,
    stop,
    replace,
    /** Replaces each replica, one after the other, with time for the edge to notice. */
    async replaceAll(signal: NodeJS.Signals): Promise<void> {
      for (const place of ports.keys()) {
        await replace(place, signal);
        await pause(EDGE_CHECK_MS);
      }
    },
  };
}

/** Creates three apis on one PostgreSQL. */
export function createApis(bench: Bench, databaseUrl: string, more: NodeJS.ProcessEnv = {}) {
  const own = {
    ...behindEdge,
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(bench.dataDir, 'apis'),
    ...more,
  };
  return createReplicas((port, env) => bench.api({ ...own, ...env }, port));
}

/**
 * Starts a keeper of releases and the first of its three hosts. Each has a folder of its own, which outlives it.
 * @param options.folder contains these folders
 * @param options.more variables of the hosts
 */
export async function startKeeperHosts(
  bench: Bench,
  apiUrl: string,
  { remotes = bench.remoteUrls, folder = bench.dataDir, more = {} as NodeJS.ProcessEnv } = {},
) {
  const registry = path.join(bench.dataDir, 'registry-of-keeper.json');
  /** Writes the registry, of which a release may be pinned. */
  const pin = (pinned?: { name: string; version: string }): Promise<void> => {
    const entries = Object.entries(remotes).map(([name, url]) =>
      name === pinned?.name ? { name, url, pin: pinned.version } : { name, url },
    );
    return writeFile(registry, JSON.stringify(entries));
  };
  await pin();
  const keeperPort = await freePort();
  const keeperUrl = `http://127.0.0.1:${keeperPort}`;
  const folderAt = (port: number) => path.join(folder, `releases-at-${port}`);
  const run = (port: number, own: NodeJS.ProcessEnv, options = {}) => {
    const env = { ...behindEdge, PAGE_PROCESSES: '1', RELEASES_DIR: folderAt(port), ...own };
    return bench.host({ url: apiUrl }, env, { port, remotes: {}, ...options });
  };
  async function startKeeper(): Promise<Service> {
    const started = await run(keeperPort, { REGISTRY: registry }, { file: 'host/server/keeper.ts' });
    await waitUntilHealthy(`${keeperUrl}/readyz`);
    return started;
  }

  let keeper = await startKeeper();
  const hosts = await createReplicas((port, env) => run(port, { KEEPER_URL: keeperUrl, ...more, ...env }));
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
    /** Waits until a release is active on each host. */
    waitForVersion: (version: string) =>
      Promise.all(hosts.ports.map((_, place) => waitForRelease(hosts.url(place), { version }))),
  };
}

/** Waits until a request succeeds. */
export async function waitUntilHealthy(url: string): Promise<void> {
  const isHealthy = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) await pause(50);
}

/**
 * Waits until a release is active on a host.
 * @throws Error after five minutes: each release is fetched and tested
 */
export async function waitForRelease(hostUrl: string, wanted: { name?: string; version?: string }) {
  for (const end = Date.now() + 300_000; Date.now() < end; await pause(100)) {
    const response = await fetch(`${hostUrl}/senac-portal/registry.json`);
    const { remotes } = (await response.json()) as { remotes: { name: string; version: string }[] };
    if (remotes.some(({ name, version }) => name === wanted.name || version === wanted.version)) return;
  }
  throw new Error(`${hostUrl}: the release did not become active`);
}
