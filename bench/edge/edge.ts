import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { execa, type ResultPromise } from 'execa';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { startPostgres } from '../../api/src/testing/start-postgres.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import type { Bench } from '../start-bench.ts';
import { type Load, loadApi } from './load-api.ts';
import { answers, startEdge } from './start-edge.ts';

const APIS = 3;
const KILLS = 20;
/** From the end of one api to the end of the next, once the first is there again. */
const BETWEEN_KILLS_MS = 1_000;

/**
 * Three apis on one PostgreSQL behind HAProxy, as `deploy/haproxy/haproxy.cfg` has it: one after the other is ended with SIGKILL
 * under load.
 * @throws Error where HAProxy is not installed
 */
export async function measureEdge(bench: Bench): Promise<Measured[]> {
  const postgres = await startPostgres();
  const processes: ResultPromise[] = [];
  try {
    const ports = await Promise.all(Array.from({ length: APIS }, freePort));
    const start = (port: number) => {
      const api = startApi(bench, postgres.url, port);
      processes.push(api);
      return api;
    };
    const apis = ports.map(start);
    await Promise.all(ports.map(isReady));
    const edge = await startEdge(bench.root, { apis: ports });
    processes.push(edge.process);
    const { db, close } = await openDatabase({ kind: 'postgres', url: postgres.url });
    const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
    const load = loadApi(edge.apiUrl, offer);
    for (let turn = 0; turn < KILLS; turn += 1) {
      const place = turn % APIS;
      const port = ports[place] as number;
      const killed = apis[place] as ResultPromise;
      killed.kill('SIGKILL');
      await killed.catch(() => {});
      apis[place] = start(port);
      await isReady(port);
      await pause(BETWEEN_KILLS_MS);
    }
    const done = await load.stop();
    const stored = await db.$count(psgRegistrations);
    await close();
    return figuresOf(done, stored);
  } finally {
    for (const each of processes) each.kill('SIGKILL');
    await Promise.all(processes.map((each) => each.catch(() => {})));
    await postgres.stop();
  }
}

const figuresOf = (
  { reads, failedReads, acknowledged, failedRegistrations }: Load,
  stored: number,
): Measured[] => [
  reportOnly('edge: pages of data asked for', reads, ''),
  atMost('edge: of them failed', failedReads.length, 0, '', kinds(failedReads)),
  atLeast('edge: registrations acknowledged', acknowledged.length, 1, ''),
  atMost('edge: of all registrations failed', failedRegistrations.length, 0, '', kinds(failedRegistrations)),
  atMost('edge: acknowledged and not stored once', Math.abs(stored - acknowledged.length), 0, ''),
];

/** What went wrong, each once. */
const kinds = (failures: readonly string[]): string => [...new Set(failures)].join(', ');

function startApi(bench: Bench, databaseUrl: string, port: number): ResultPromise {
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(bench.dataDir, `edge-${port}`),
    SEED: 'none',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    TRUST_PROXY: 'loopback',
  };
  return execa(process.execPath, ['api/src/main.ts'], { cwd: bench.root, env, stdio: 'ignore' });
}

const isReady = (port: number): Promise<void> => answers(`http://127.0.0.1:${port}/readyz`);
