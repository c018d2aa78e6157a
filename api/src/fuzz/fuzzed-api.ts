import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { seed } from '../../seed/seed.ts';
import { openSession } from '../accounts/sessions.repository.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { psgBody, pssBody } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';
import type { FuzzCall } from './fuzz-calls.ts';
import { knownPerson } from './known-person.ts';

/** An answer as it came over the wire, unpacked. */
export type FuzzAnswer = { status: number; type: string; text: string };

/** A server on a port of its own, with the demonstration's data unless there shall be none, whose log is kept. */
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
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  /** Sends a call; a session is opened for it, for it may end its own. */
  async function send({ method, path, headers, body, loggedIn }: FuzzCall): Promise<FuzzAnswer> {
    const session = loggedIn && { authorization: `Bearer ${await openSession(app.db, now(), 1)}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, host: origin.hostname, port: origin.port, method, path };
      const length = body && { 'content-length': body.length };
      request({ ...options, headers: { ...headers, ...length, ...session } }, resolve)
        .on('error', reject)
        .end(body ?? undefined);
    });
    const sent = await buffer(answer);
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[answer.headers['content-encoding'] ?? ''];
    const text = (unpack && sent.length > 0 ? unpack(sent) : sent).toString();
    return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text };
  }

  return {
    app,
    origin,
    lines,
    send,
    /** Valid bodies, so that a random change gets past the validation. */
    goodBodies: { registerForPsg: psgBody(psg, 3), registerForPss: pssBody(pss, 4) } as Record<
      string,
      object
    >,
    /** Clears all rate limits. */
    forgetCallers: () => app.db.delete(rateLimits),
  };
}
