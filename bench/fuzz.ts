import { endpoints } from '@portal/contract/endpoints/endpoints';
import { openSession } from '../api/src/accounts/sessions.repository.ts';
import { type FuzzCall, sampleCalls } from '../api/src/fuzz/fuzz-calls.ts';
import { goodBodies } from '../api/src/fuzz/good-bodies.ts';
import { knownPerson } from '../api/src/fuzz/known-person.ts';
import { createSender } from '../api/src/fuzz/send-call.ts';
import { addCandidate } from '../api/src/testing/candidates.ts';
import { addPsgOffer, addPssOffer, openNow } from '../api/src/testing/offers.ts';
import { type Measurement, noneFailed, reportOnly } from './measurement.ts';
import type { Bench } from './start-bench.ts';

const CALLS = 20_000;
const SEED = 1;
const CONCURRENCY = 8;

/** Sends random calls to each endpoint through the host, and the same to paths of pages. */
export async function measureFuzz(bench: Bench): Promise<Measurement[]> {
  const { url: databaseUrl } = await bench.postgres();
  const { url } = await bench.host('fuzz', await bench.api('api-fuzz', { DATABASE_URL: databaseUrl }));
  const db = await bench.database(databaseUrl);
  await addCandidate(db, { ...knownPerson, password: null });
  const good = goodBodies(
    await addPsgOffer(db, { capacity: 100_000, ...openNow() }),
    await addPssOffer(db, { capacity: 100_000, ...openNow() }),
  );
  const count = Math.ceil((bench.isShort ? 300 : CALLS) / endpoints.length);
  const calls = endpoints
    .flatMap(({ name, endpoint }, index) => sampleCalls(endpoint, good[name], count, SEED + index))
    .map((call, index) => (index % 4 === 0 ? toPage(call) : call))
    .values();
  const { send, close } = createSender(url, () => openSession(db, new Date(), 1));
  bench.atEnd(close);
  const statuses: number[] = [];
  const failed: string[] = [];
  async function sendAll(): Promise<void> {
    for (const call of calls) {
      const { status } = await send(call);
      statuses.push(status);
      if (status >= 500) failed.push(`${status} ${call.method} ${call.path}`);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendAll));
  return [
    reportOnly('fuzz: responses', statuses.length),
    reportOnly('fuzz: responses of 200', statuses.filter((status) => status === 200).length),
    noneFailed('fuzz: responses of 5xx', failed),
  ];
}

const toPage = (call: FuzzCall): FuzzCall => ({
  ...call,
  path: call.path.replace('/api/v1', '/senac-portal'),
});
