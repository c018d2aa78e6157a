import { setTimeout as pause } from 'node:timers/promises';
import type { ResultPromise } from 'execa';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { startPostgres } from '../../api/src/testing/start-postgres.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import type { Bench } from '../start-bench.ts';
import { type Load, loadApi } from './load-api.ts';
import { type Apis, startApis } from './start-apis.ts';
import { startEdge } from './start-edge.ts';

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
  let apis: Apis | undefined;
  let edge: ResultPromise | undefined;
  try {
    apis = await startApis(bench, postgres.url);
    const { apiUrl, process } = await startEdge(bench.root, { apis: apis.ports });
    edge = process;
    const { db, close } = await openDatabase({ kind: 'postgres', url: postgres.url });
    const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
    const load = loadApi(apiUrl, offer);
    for (let turn = 0; turn < KILLS; turn += 1) {
      await apis.replace(turn % apis.ports.length, 'SIGKILL');
      await pause(BETWEEN_KILLS_MS);
    }
    const done = await load.stop();
    const stored = await db.select({ key: psgRegistrations.idempotencyKey }).from(psgRegistrations);
    await close();
    return figuresOf('edge', done, stored);
  } finally {
    edge?.kill('SIGKILL');
    await edge?.catch(() => {});
    await apis?.stop();
    await postgres.stop();
  }
}

/** @param stored the registrations that are in the database in the end */
export const figuresOf = (
  name: string,
  { reads, failedReads, acknowledged, failedRegistrations }: Load,
  stored: readonly { key: string | null }[],
): Measured[] => [
  reportOnly(`${name}: pages of data asked for`, reads, ''),
  atMost(`${name}: of them failed`, failedReads.length, 0, '', kinds(failedReads)),
  atLeast(`${name}: registrations acknowledged`, acknowledged.length, 1, ''),
  atMost(
    `${name}: of all registrations failed`,
    failedRegistrations.length,
    0,
    '',
    kinds(failedRegistrations),
  ),
  atMost(
    `${name}: acknowledged and not stored once`,
    acknowledged.filter((each) => stored.filter(({ key }) => key === each).length !== 1).length,
    0,
    '',
  ),
];

/** What went wrong, each once. */
const kinds = (failures: readonly string[]): string => [...new Set(failures)].join(', ');
