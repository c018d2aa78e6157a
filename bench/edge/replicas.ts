import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { execa, type ResultPromise } from 'execa';
import type { Bench } from '../start-bench.ts';

const REPLICAS = 3;
/** Longer than the edge takes to notice that one leaves: three checks, one second apart. */
export const DRAIN_MS = '4000';

/** Ends a program, however it does. */
export async function end(child: ResultPromise | undefined, signal: NodeJS.Signals): Promise<void> {
  child?.kill(signal);
  await child?.catch(() => {});
}

/** Waits until an address answers that all is well. */
export async function answers(url: string): Promise<void> {
  const ask = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ask())) await pause(50);
}

/**
 * Three of the same server, of which none runs at first.
 * @param launch starts one on a port, of a build in another folder if that is named
 */
export async function createReplicas(
  { atEnd }: Pick<Bench, 'atEnd'>,
  launch: (port: number, sources?: string) => ResultPromise,
) {
  const ports = await Promise.all(Array.from({ length: REPLICAS }, freePort));
  const running = new Map<number, ResultPromise>();
  atEnd(() => Promise.all([...running.values()].map((child) => end(child, 'SIGKILL'))));
  const replicas = {
    /** Whether they run or not. */
    ports,
    /** Ports of those that were started. */
    started: () => [...running.keys()].map((place) => ports[place] as number),
    /** Starts the one of a place, and waits until it is ready. */
    async start(place: number, sources?: string): Promise<void> {
      const port = ports[place] as number;
      running.set(place, launch(port, sources));
      await answers(`http://127.0.0.1:${port}/readyz`);
    },
    end: (place: number, signal: NodeJS.Signals) => end(running.get(place), signal),
    url: (place: number) => `http://127.0.0.1:${ports[place]}`,
    async replace(place: number, signal: NodeJS.Signals): Promise<void> {
      await replicas.end(place, signal);
      await replicas.start(place);
    },
  };
  return replicas;
}

export type Replicas = Awaited<ReturnType<typeof createReplicas>>;

/** Three apis on one PostgreSQL, of which none runs at first. @param more variables of the next one that is started */
export const createApis = (
  bench: Bench,
  databaseUrl: string,
  more: () => NodeJS.ProcessEnv,
): Promise<Replicas> =>
  createReplicas(bench, (port) => {
    const env = {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(bench.dataDir, 'apis'),
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      TRUST_PROXY: 'loopback',
      DRAIN_MS,
      ...more(),
    };
    return execa(process.execPath, ['api/src/main.ts'], { cwd: bench.root, env, stdio: 'ignore' });
  });

/** Three apis on one PostgreSQL. @param seed what the first one fills an empty database with */
export async function startApis(bench: Bench, databaseUrl: string, seed = 'none'): Promise<Replicas> {
  const apis = await createApis(bench, databaseUrl, () => ({ SEED: seed }));
  await apis.start(0);
  await Promise.all([apis.start(1), apis.start(2)]);
  return apis;
}
