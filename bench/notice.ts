import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isNull, sql } from 'drizzle-orm';
import { outbox } from '../api/src/db/schema/operations.ts';
import { resetCodes } from '../api/src/db/schema/people.ts';
import { psgBody } from '../api/src/testing/application.ts';
import { addPsgOffer, openNow } from '../api/src/testing/offers.ts';
import type { Offer } from '../api/src/testing/register-over-http.ts';
import { startSmtpSink } from '../api/src/testing/smtp-sink.ts';
import { atLeast, atMost, type Measurement, percentile, reportOnly } from './measurement.ts';
import { processorTime } from './server.ts';
import type { Bench } from './start-bench.ts';

/** Connections of one host to an api. */
const CONNECTIONS = 128;

/** Applicants of the first seconds, and the others, who follow at a constant rate; the IP addresses that they share. */
const usualBurst = { first: 3_000, firstSeconds: 10, others: 7_000, otherSeconds: 50, addresses: 200 };
const shortBurst = { first: 350, firstSeconds: 10, others: 150, otherSeconds: 5, addresses: 10 };
const PLACES = 300;
/** Maximum response time of 95 % of the applicants. */
const MAX_RESPONSE_MS = 500;
/** Confirmations that are sent later count as missing. */
const MAX_MAIL_SECONDS = 120;

/** Measures the day of a notice on PostgreSQL: many applicants from few IP addresses for few places, with their e-mails. */
export async function measureNotice(bench: Bench): Promise<Measurement[]> {
  const [postgres, mail] = await Promise.all([bench.postgres(), startSmtpSink()]);
  bench.atEnd(mail.close);
  const { url, pid } = await bench.api({
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    SEED: 'none',
    RATE_LIMIT_FACTOR: '1',
  });
  const db = await bench.database(postgres.url);
  const offer = await addPsgOffer(db, { capacity: PLACES, ...openNow() });
  const mailed = waitUntil(() => mail.messages.length >= PLACES, MAX_MAIL_SECONDS);
  const before = processorTime(pid);
  // Api and database come first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const responses = await runBurst(url, offer, bench.isShort ? shortBurst : usualBurst);
  const milliseconds = processorTime(pid) - before;
  const mailSeconds = await mailed;
  // The api stores that an e-mail was sent shortly after it has arrived.
  await waitUntil(async () => (await db.$count(outbox, isNull(outbox.sentAt))) === 0, 10);
  const isValid = sql`exists (select from outbox where key = ${resetCodes.mailKey} and ${resetCodes.expiresAt} > sent_at + interval '23 hours')`;
  return [
    ...measureResponses(responses),
    reportOnly('notice: work of the api', milliseconds / responses.length, 'ms of processor/applicant'),
    atLeast('notice: confirmations sent', mail.messages.length, PLACES),
    atMost('notice: from the first form to the last confirmation', mailSeconds, MAX_MAIL_SECONDS, 's'),
    // Codes for the first access stay valid for most of a day after their e-mail was sent.
    atLeast('notice: codes that are valid on arrival', await db.$count(resetCodes, isValid), PLACES),
  ];
}

/** Registers all applicants, through as many connections as a host has. The status is 0 if a connection failed. */
async function runBurst(
  apiUrl: string,
  offer: Offer,
  { first, firstSeconds, others, otherSeconds, addresses }: typeof usualBurst,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const responses = Array.from({ length: first + others }, async (_, index) => {
    const delay =
      1_000 *
      (index < first
        ? (index * firstSeconds) / first
        : firstSeconds + ((index - first) * otherSeconds) / others);
    await pause(delay);
    const result = await register(apiUrl, agent, offer, index + 1, index % addresses);
    // Includes the wait for a connection.
    return { ...result, milliseconds: performance.now() - start - delay };
  });
  const all = await Promise.all(responses);
  agent.destroy();
  return all;
}

async function register(apiUrl: string, agent: Agent, offer: Offer, applicant: number, address: number) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `notice-applicant-${applicant}`,
    'x-forwarded-for': `100.64.${address >> 8}.${address & 255}`,
  };
  try {
    const sent = request(`${apiUrl}/api/v1/registrations`, { agent, method: 'POST', headers });
    sent.end(JSON.stringify(psgBody(offer, applicant)));
    const [response]: [IncomingMessage] = (await once(sent, 'response')) as never;
    const { data } = (await json(response)) as { data?: { position?: number } };
    return { status: response.statusCode ?? 0, position: data?.position ?? null };
  } catch {
    return { status: 0, position: null };
  }
}

function measureResponses(responses: Awaited<ReturnType<typeof runBurst>>): Measurement[] {
  const count = (status: number) => responses.filter((each) => each.status === status).length;
  const times = (isPlaced: boolean) =>
    responses.filter(({ status }) => (status === 200) === isPlaced).map(({ milliseconds }) => milliseconds);
  const queue = new Set(responses.flatMap(({ position }) => position ?? []));
  const withoutGap = [...queue].filter((position) => position <= queue.size).length;
  return [
    atLeast('notice: registrations', count(200), PLACES),
    atMost('notice: registrations beyond the places', count(200) - PLACES, 0),
    atLeast('notice: positions without a gap', withoutGap, PLACES),
    atMost('notice: rejected because of their IP address', count(429), 0),
    atMost('notice: failed responses', responses.length - count(200) - count(422) - count(429), 0),
    atMost('notice: p95 of registered applicants', percentile(times(true), 95), MAX_RESPONSE_MS, 'ms'),
    atMost('notice: p95 of rejected applicants', percentile(times(false), 95), MAX_RESPONSE_MS, 'ms'),
  ];
}

/** Waits for a condition, but not longer than some seconds. @returns how long it took */
async function waitUntil(isTrue: () => boolean | Promise<boolean>, maxSeconds: number): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  while (!(await isTrue()) && seconds() < maxSeconds) await pause(50);
  return seconds();
}
