import { afterAll } from 'vitest';
import { seed } from '../../../seed/seed.ts';
import { openSession } from '../../accounts/sessions.repository.ts';
import { rateLimits } from '../../db/schema/operations.ts';
import { addCandidate } from '../candidates.ts';
import { addPsgOffer, addPssOffer } from '../offers.ts';
import { testApp } from '../test-app.ts';
import { goodBodies } from './good-bodies.ts';
import { knownPerson } from './known-person.ts';
import { createSender } from './send-call.ts';

/** Starts a server that collects its log, with demo data by default. */
export async function fuzzedApi({ demonstration = true } = {}) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const { app, clock } = await testApp(undefined, { logLevel: 'trace', logTo });
  const { now } = clock;
  if (demonstration) await seed(app.db, { now: now(), storageDir: app.storageDir });
  await addCandidate(app.db, { ...knownPerson, password: null });
  const psg = await addPsgOffer(app.db, { capacity: 100_000 });
  const pss = await addPssOffer(app.db, { capacity: 100_000 });
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const { send, close } = createSender(origin.href, async () => (await openSession(app.db, now(), 1)).token);
  afterAll(close);

  return {
    app,
    origin,
    lines,
    send,
    goodBodies: goodBodies(psg, pss),
    forgetCallers: () => app.db.delete(rateLimits),
  };
}
