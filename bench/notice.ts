import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../api/src/db/database.ts';
import { outbox } from '../api/src/db/schema/operations.ts';
import { resetCodes } from '../api/src/db/schema/people.ts';
import { psgBody } from '../api/src/testing/application.ts';
import { addPsgOffer, openNow } from '../api/src/testing/offers.ts';
import type { Offer } from '../api/src/testing/register-over-http.ts';
import { startSmtpSink } from '../api/src/testing/smtp-sink.ts';
import { atLeast, atMost, type Measurement, percentile, reportOnly } from './measurement.ts';
import type { Bench } from './start-bench.ts';

/** Connections of one host to an api. */
const CONNECTIONS = 128;

/** Applicants for one offer. */
interface Burst {
  applicants: number;
  /** Applicants of the first seconds; the others follow at a constant rate. */
  first: { applicants: number; seconds: number };
  seconds: number;
  /** Number of IP addresses that they share. */
  addresses: number;
}

/** Returns when an applicant submits the form, in milliseconds from the beginning. */
const submitsAt = ({ applicants, first, seconds }: Burst, index: number): number =>
  1_000 *
  (index < first.applicants
    ? (index * first.seconds) / first.applicants
    : first.seconds +
      ((index - first.applicants) * (seconds - first.seconds)) / (applicants - first.applicants));

/** Registers all applicants, through as many connections as a host has. The status is 0 if a connection failed. */
async function runBurst(apiUrl: string, offer: Offer, burst: Burst) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const responses = Array.from({ length: burst.applicants }, async (_, index) => {
    // Includes the wait for a connection.
    const delay = submitsAt(burst, index);
    await pause(delay);
    const result = await register(apiUrl, agent, offer, index + 1, index % burst.addresses);
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

type BurstResponse = Awaited<ReturnType<typeof runBurst>>[number];

const PLACES = 300;
const usualFirst = { applicants: 3_000, seconds: 10 };
const usualBurst = { applicants: 10_000, first: usualFirst, seconds: 60, addresses: 200 };
const shortBurst = { applicants: 500, first: { applicants: 350, seconds: 10 }, seconds: 15, addresses: 10 };
/** Maximum response time of 95 % of the applicants. */
const MAX_RESPONSE_MS = 500;
/** Confirmations that are sent later count as missing. */
const MAX_MAIL_SECONDS = 120;

/** Measures the day of a notice on PostgreSQL: many applicants from few IP addresses for few places, with their e-mails. */
export async function measureNotice(bench: Bench): Promise<Measurement[]> {
  const [postgres, mail] = await Promise.all([bench.postgres(), startSmtpSink()]);
  bench.atEnd(mail.close);
  const metricsPort = await freePort();
  const api = await bench.api('api-notice', {
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    SEED: 'none',
    RATE_LIMIT_FACTOR: '1',
  });
  const db = await bench.database(postgres.url);
  const offer = await addPsgOffer(db, { capacity: PLACES, ...openNow() });
  const mailed = measureMail(() => mail.messages.length);
  const before = await processorSeconds(metricsPort);
  // Api and database come first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const responses = await runBurst(api, offer, bench.isShort ? shortBurst : usualBurst);
  const seconds = (await processorSeconds(metricsPort)) - before;
  return [
    ...measureResponses(responses),
    reportOnly('notice: work of the api', (seconds * 1_000) / responses.length, 'ms of processor/applicant'),
    ...(await mailed),
    await measureCodes(db),
  ];
}

/** Reads the processor time of the api from its metrics. */
async function processorSeconds(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (.+)$/m.exec(metrics)?.[1]);
}

function measureResponses(responses: BurstResponse[]): Measurement[] {
  const count = (status: number) => responses.filter((each) => each.status === status).length;
  const times = (isPlaced: boolean) =>
    responses.filter(({ status }) => (status === 200) === isPlaced).map(({ milliseconds }) => milliseconds);
  const queue = new Set(responses.flatMap(({ position }) => position ?? []));
  const positions = Array.from({ length: queue.size }, (_, index) => index + 1).filter((each) =>
    queue.has(each),
  );
  return [
    atLeast('notice: registrations', count(200), PLACES),
    atMost('notice: registrations beyond the places', count(200) - PLACES, 0),
    atLeast('notice: positions without a gap', positions.length, PLACES),
    atMost('notice: rejected because of their IP address', count(429), 0),
    atMost('notice: failed responses', responses.length - count(200) - count(422) - count(429), 0),
    atMost('notice: p95 of registered applicants', percentile(times(true), 95), MAX_RESPONSE_MS, 'ms'),
    atMost('notice: p95 of rejected applicants', percentile(times(false), 95), MAX_RESPONSE_MS, 'ms'),
  ];
}

async function measureMail(count: () => number): Promise<Measurement[]> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  while (count() < PLACES && seconds() < MAX_MAIL_SECONDS) await pause(50);
  return [
    atLeast('notice: confirmations sent', count(), PLACES),
    atMost('notice: from the first form to the last confirmation', seconds(), MAX_MAIL_SECONDS, 's'),
  ];
}

/** Counts codes for the first access that stay valid for most of a day after their e-mail was sent. */
async function measureCodes(db: Database): Promise<Measurement> {
  // The api stores that an e-mail was sent shortly after it has arrived.
  const end = performance.now() + 10_000;
  while ((await db.$count(outbox, isNull(outbox.sentAt))) > 0 && performance.now() < end) await pause(50);
  const isValid = sql`exists (select from outbox where key = ${resetCodes.mailKey} and ${resetCodes.expiresAt} > sent_at + interval '23 hours')`;
  return atLeast('notice: codes that are valid on arrival', await db.$count(resetCodes, isValid), PLACES);
}
