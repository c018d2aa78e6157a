import { endpoints } from '@portal/shared/contract/endpoints';
import { openSession } from '../api/src/accounts/sessions.repository.ts';
import { type FuzzCall, sampleCalls } from '../api/src/fuzz/fuzz-calls.ts';
import { goodBodies } from '../api/src/fuzz/good-bodies.ts';
import { knownPerson } from '../api/src/fuzz/known-person.ts';
import { createSender } from '../api/src/fuzz/send-call.ts';
import { addCandidate } from '../api/src/testing/candidates.ts';
import { addPsgOffer, addPssOffer, openNow } from '../api/src/testing/offers.ts';
import { kinds } from './edge/load-api.ts';
import { atMost, type Measured, reportOnly } from './goals.ts';
import type { Bench } from './start-bench.ts';

const CALLS = 20_000;
const SEED = 1;
const CONCURRENCY = 8;

/** Calls of every endpoint with whatever a client may send, through the host, and the same at paths of pages. */
export async function measureFuzz({
  postgres,
  api,
  host,
  database,
  atEnd,
  isShort,
}: Bench): Promise<Measured[]> {
  const { url: databaseUrl } = await postgres();
  const { url } = await host('fuzz', await api('api-fuzz', { DATABASE_URL: databaseUrl }));
  const db = await database(databaseUrl);
  await addCandidate(db, { ...knownPerson, password: null });
  const good = goodBodies(
    await addPsgOffer(db, { capacity: 100_000, ...openNow() }),
    await addPssOffer(db, { capacity: 100_000, ...openNow() }),
  );
  const count = Math.ceil((isShort ? 300 : CALLS) / endpoints.length);
  const calls = endpoints
    .flatMap(({ name, endpoint }, index) => sampleCalls(endpoint, good[name], count, SEED + index))
    .map((call, index) => (index % 4 === 0 ? atPage(call) : call))
    .values();
  const { send, close } = createSender(url, () => openSession(db, new Date(), 1));
  atEnd(close);
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
    reportOnly('fuzz: responses', statuses.length, ''),
    reportOnly('fuzz: of them 200', statuses.filter((status) => status === 200).length, ''),
    atMost('fuzz: of them 5xx', failed.length, 0, '', kinds(failed.slice(0, 10))),
  ];
}

const atPage = (call: FuzzCall): FuzzCall => ({
  ...call,
  path: call.path.replace('/api/v1', '/senac-portal'),
});
