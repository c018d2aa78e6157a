import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { seed } from '../../../seed/seed.ts';
import { openSession } from '../../accounts/sessions.repository.ts';
import { rateLimits } from '../../db/schema/operations.ts';
import { psgBody, pssBody } from '../application.ts';
import { addCandidate } from '../candidates.ts';
import { addPsgOffer, addPssOffer } from '../offers.ts';
import { testApp } from '../test-app.ts';
import { type FuzzCall, knownPerson } from './fuzz-calls.ts';

/** Decompressed response. */
export type FuzzAnswer = { status: number; text: string };

/** @param openSession opens a session for each request, because it may end its own */
function createSender(url: string, openSession: () => Promise<string>) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });

  async function send({ method, path, headers, body, loggedIn }: FuzzCall): Promise<FuzzAnswer> {
    const session = loggedIn && { authorization: `Bearer ${await openSession()}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, host: hostname, port, method, path };
      const length = body && { 'content-length': body.length };
      request({ ...options, headers: { ...headers, ...length, ...session } }, resolve)
        .on('error', reject)
        .end(body ?? undefined);
    });
    const sent = await buffer(answer);
    const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[answer.headers['content-encoding'] ?? ''];
    const text = (unpack && sent.length > 0 ? unpack(sent) : sent).toString();
    return { status: answer.statusCode ?? 0, text };
  }

  return { send, close: () => agent.destroy() };
}

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
    /** Valid bodies by endpoint name, so that a random change passes the validation. */
    goodBodies: { registerForPsg: psgBody(psg, 3), registerForPss: pssBody(pss, 4) } as Record<
      string,
      object
    >,
    forgetCallers: () => app.db.delete(rateLimits),
  };
}
