import path from 'node:path';
import { freePort } from '@portal/tooling/free-port';
import { execa, type ResultPromise } from 'execa';
import type { Bench } from '../start-bench.ts';
import { answers } from './start-edge.ts';

const APIS = 3;
/** Longer than the edge takes to notice that an api leaves: three checks, one second apart. */
const DRAIN_MS = '4000';

export interface Apis {
  ports: readonly number[];
  /** Ends one of them, and waits until another is ready in its place. */
  replace(place: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

/** Three apis on one PostgreSQL. @param options.seed what the first one fills an empty database with */
export async function startApis(bench: Bench, databaseUrl: string, { seed = 'none' } = {}): Promise<Apis> {
  const ports = await Promise.all(Array.from({ length: APIS }, freePort));
  const apis: ResultPromise[] = [];

  async function start(place: number): Promise<void> {
    const port = ports[place] as number;
    const env = {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(bench.dataDir, 'apis'),
      SEED: seed,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      TRUST_PROXY: 'loopback',
      DRAIN_MS,
    };
    apis[place] = execa(process.execPath, ['api/src/main.ts'], { cwd: bench.root, env, stdio: 'ignore' });
    await answers(`http://127.0.0.1:${port}/readyz`);
  }

  async function end(place: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    apis[place]?.kill(signal);
    await apis[place]?.catch(() => {});
  }

  await start(0);
  await Promise.all([start(1), start(2)]);
  return {
    ports,
    async replace(place, signal) {
      await end(place, signal);
      await start(place);
    },
    async stop() {
      await Promise.all(ports.map((_port, place) => end(place, 'SIGKILL')));
    },
  };
}
