import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { type ServerProcess, startServer, waitUntilHealthy } from '../server-process.ts';
import type { Bench } from '../start-bench.ts';
import { EDGE_CHECK_MS } from './start-edge.ts';

const REPLICAS = 3;
/** Longer than the edge takes to notice that a server drains. */
export const DRAIN_MS = '4000';

/**
 * Creates three replicas of a server, none of which runs at first.
 * @param launch starts one on a port
 */
export async function createReplicas(
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
