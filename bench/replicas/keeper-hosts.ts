import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@portal/tooling/free-port';
import { hostProgram } from '../../scripts/processes/portal-plan.ts';
import { type ServerProcess, startServer, waitForRelease, waitUntilHealthy } from '../server-process.ts';
import type { Bench } from '../start-bench.ts';
import { createReplicas, DRAIN_MS } from './replicas.ts';

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
        RENDER_THREADS: '1',
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
