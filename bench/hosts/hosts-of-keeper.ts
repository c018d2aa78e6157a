import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { execa, type ResultPromise } from 'execa';
import { hostProgram } from '../../scripts/processes/portal-plan.ts';
import { answers } from '../edge/start-edge.ts';
import type { Bench } from '../start-bench.ts';

const HOSTS = 3;
/** Longer than the edge takes to notice that a host leaves: three checks, one second apart. */
const DRAIN_MS = '4000';

export interface HostsOfKeeper {
  /** The hosts' ports, whether they run or not. */
  ports: readonly number[];
  /**
   * Starts the host of a place, and waits until it is ready. Each has a disk of its own, which outlives it.
   * @param sources folder of the host's package, if it is another build than the portal's
   */
  start(place: number, sources?: string): Promise<void>;
  /** Ends the keeper, and starts one of another build with its disk. */
  replaceKeeper(sources: string): Promise<void>;
  end(place: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Waits until every host that was started has a release of some remote in force. */
  show(version: string): Promise<void>;
  stop(): Promise<void>;
}

/** A keeper of releases, and the first of three hosts that do as it says. */
export async function startHostsOfKeeper(
  bench: Bench,
  { apiUrl, registry }: { apiUrl: string; registry: string },
): Promise<HostsOfKeeper> {
  const [keeperPort = 0, ...ports] = await Promise.all(Array.from({ length: HOSTS + 1 }, freePort));
  const keeperUrl = `http://127.0.0.1:${keeperPort}`;
  let keeper = runKeeper('host');
  const hosts = new Map<number, ResultPromise>();

  function runKeeper(sources: string): ResultPromise {
    return run(keeperPort, { REGISTRY: registry }, `${sources}/server/keeper.ts`);
  }

  function run(port: number, more: NodeJS.ProcessEnv, file: string): ResultPromise {
    const RELEASES_DIR = path.join(bench.dataDir, `releases-at-${port}`);
    const own = {
      ...process.env,
      TRUST_PROXY: 'loopback',
      RENDER_THREADS: '1',
      DRAIN_MS,
      RELEASES_DIR,
      ...more,
    };
    const { args, env } = hostProgram({ ...bench.plan, port }, apiUrl, {}, own);
    return execa(process.execPath, [...args.slice(0, -1), file], {
      cwd: bench.root,
      env,
      extendEnv: false,
      stdio: 'ignore',
    });
  }

  async function end(child: ResultPromise | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    child?.kill(signal);
    await child?.catch(() => {});
  }

  async function start(place: number, sources = 'host'): Promise<void> {
    const port = ports[place] as number;
    hosts.set(place, run(port, { KEEPER_URL: keeperUrl }, `${sources}/server/main.ts`));
    await answers(`http://127.0.0.1:${port}/readyz`);
  }

  await answers(`${keeperUrl}/readyz`);
  await start(0);
  return {
    ports,
    start,
    end: (place, signal) => end(hosts.get(place), signal),
    async replaceKeeper(sources) {
      await end(keeper, 'SIGTERM');
      keeper = runKeeper(sources);
      await answers(`${keeperUrl}/readyz`);
    },
    async show(version) {
      const running = ports.filter((_port, place) => hosts.has(place));
      const shows = (port: number) => async () => {
        const address = `http://127.0.0.1:${port}/senac-portal/registry.json`;
        const { remotes } = await read<{ remotes: { version: string }[] }>(address);
        return remotes.some((remote) => remote.version === version);
      };
      await Promise.all(running.map((port) => until(shows(port))));
    },
    async stop() {
      await Promise.all([keeper, ...hosts.values()].map((child) => end(child, 'SIGKILL')));
    },
  };
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}
