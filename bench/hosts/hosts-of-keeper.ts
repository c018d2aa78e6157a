import path from 'node:path';
import { freePort } from '@portal/tooling/free-port';
import { execa, type ResultPromise } from 'execa';
import { hostProgram } from '../../scripts/processes/portal-plan.ts';
import { answers, createReplicas, DRAIN_MS, end } from '../edge/replicas.ts';
import { hasVersion, untilInForce } from '../releases/in-force.ts';
import { type Bench, writeRegistry } from '../start-bench.ts';

export type HostsOfKeeper = Awaited<ReturnType<typeof startHostsOfKeeper>>;

/**
 * A keeper of releases, and the first of three hosts that do as it says. Each has a disk of its own, which outlives it.
 * @param remotes their addresses by their names
 * @param launcher command that runs the next host which is started, such as `prlimit` with its arguments
 */
export async function startHostsOfKeeper(
  bench: Pick<Bench, 'root' | 'plan' | 'dataDir' | 'atEnd'>,
  apiUrl: string,
  remotes: Record<string, string>,
  launcher: () => readonly string[] = () => [],
) {
  const registry = path.join(bench.dataDir, 'registry-of-keeper.json');
  await writeRegistry(registry, remotes);
  const keeperPort = await freePort();
  const keeperUrl = `http://127.0.0.1:${keeperPort}`;

  const folderAt = (port: number) => path.join(bench.dataDir, `releases-at-${port}`);

  function run(
    port: number,
    more: NodeJS.ProcessEnv,
    file: string,
    before: readonly string[] = [],
  ): ResultPromise {
    const RELEASES_DIR = folderAt(port);
    const own = {
      ...process.env,
      TRUST_PROXY: 'loopback',
      RENDER_THREADS: '1',
      DRAIN_MS,
      RELEASES_DIR,
      ...more,
    };
    const { args, env } = hostProgram({ ...bench.plan, port }, apiUrl, {}, own);
    const [program = '', ...rest] = [...before, process.execPath, ...args.slice(0, -1), file];
    return execa(program, rest, {
      cwd: bench.root,
      env,
      extendEnv: false,
      stdio: 'ignore',
    });
  }
  const runKeeper = (sources: string) =>
    run(keeperPort, { REGISTRY: registry }, `${sources}/server/keeper.ts`);

  let keeper = runKeeper('host');
  bench.atEnd(() => end(keeper, 'SIGKILL'));
  const hosts = await createReplicas(bench, (port, sources = 'host') =>
    run(port, { KEEPER_URL: keeperUrl }, `${sources}/server/main.ts`, launcher()),
  );
  await answers(`${keeperUrl}/readyz`);
  await hosts.start(0);
  return {
    ...hosts,
    /** Folder in which the keeper stores releases. */
    keeperFolder: folderAt(keeperPort),
    /** Ends the keeper, and starts one of another build with its disk. */
    async replaceKeeper(sources: string): Promise<void> {
      await end(keeper, 'SIGTERM');
      keeper = runKeeper(sources);
      await answers(`${keeperUrl}/readyz`);
    },
    /** Has the registry pin a release of a remote, or none. */
    pin: (pinned?: { name: string; version: string }) => writeRegistry(registry, remotes, pinned),
    /** Waits until every host that was started has a release in force. */
    show: (version: string) =>
      Promise.all(
        hosts.started().map((port) => untilInForce(`http://127.0.0.1:${port}`, hasVersion(version))),
      ),
  };
}
