import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/tooling/free-port';
import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../api/src/db/database.ts';
import { outbox } from '../../api/src/db/schema/operations.ts';
import { resetCodes } from '../../api/src/db/schema/people.ts';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { startSmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import { percentile } from '../median.ts';
import { metric } from '../metric.ts';
import type { Bench } from '../start-bench.ts';
import type { Answered, rush } from './rush.ts';

const PLACES = 300;
const crowd = { people: 10_000, first: { people: 3_000, seconds: 10 }, seconds: 60, addresses: 200 };
const fewPeople = { people: 500, first: { people: 350, seconds: 10 }, seconds: 15, addresses: 10 };
/** What a person waits for at most, in milliseconds, of 95 of 100. */
const ANSWERED_WITHIN_MS = 500;
/** Confirmations that have not been sent by then are missing. */
const MAILED_WITHIN_SECONDS = 120;

/** The day of a notice: many people from few addresses for few places, on PostgreSQL, until the last confirmation is sent. */
export async function measureNotice(bench: Bench): Promise<Measured[]> {
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
  const mailed = lastMail(() => mail.messages.length);
  const work = () => metric(`http://127.0.0.1:${metricsPort}/metrics`, 'process_cpu_seconds_total');
  const before = await work();
  const answers = await rushElsewhere(api, offer, bench.isShort ? fewPeople : crowd);
  const each = (((await work()) - before) * 1_000) / answers.length;
  return [
    ...figuresOf(answers),
    reportOnly('notice: work of the api for each who came', each, 'ms of processor'),
    ...(await mailed),
    await validCodes(db),
  ];
}

async function rushElsewhere(...given: Parameters<typeof rush>): Promise<Answered[]> {
  const child = fork(new URL('./rush-process.ts', import.meta.url));
  child.send(given);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the crowd has left')));
  return Promise.race([once(child, 'message').then(([answers]) => answers), ended]);
}

function figuresOf(answers: Answered[]): Measured[] {
  const count = (status: number) => answers.filter((each) => each.status === status).length;
  const line = new Set(answers.flatMap(({ position }) => position ?? []));
  const inOrder = Array.from({ length: line.size }, (_, index) => index + 1).filter((each) => line.has(each));
  const late = answers.filter(({ status }) => status !== 200).map(({ milliseconds }) => milliseconds);
  const placed = answers.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds);
  return [
    atLeast('notice: registrations', count(200), PLACES, ''),
    atMost('notice: registrations beyond the places', count(200) - PLACES, 0, ''),
    atLeast('notice: places of the line without a gap', inOrder.length, PLACES, ''),
    atMost('notice: refused for their address', count(429), 0, ''),
    atMost('notice: failed answers', answers.length - count(200) - count(422) - count(429), 0, ''),
    atMost('notice: 95 of 100 who got a place', percentile(placed, 95), ANSWERED_WITHIN_MS, 'ms'),
    atMost('notice: 95 of 100 who came too late', percentile(late, 95), ANSWERED_WITHIN_MS, 'ms'),
  ];
}

/** Looks from time to time whether all mails are there. */
async function lastMail(count: () => number): Promise<Measured[]> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  while (count() < PLACES && seconds() < MAILED_WITHIN_SECONDS) await pause(50);
  return [
    atLeast('notice: confirmations sent', count(), PLACES, ''),
    atMost('notice: from the first form to the last confirmation', seconds(), MAILED_WITHIN_SECONDS, 's'),
  ];
}

/** Codes for the first access that are good for most of a day from the moment at which their mail was sent. */
async function validCodes(db: Database): Promise<Measured> {
  // The api notes that a mail was sent a moment after it has arrived.
  const given = performance.now() + 10_000;
  while ((await db.$count(outbox, isNull(outbox.sentAt))) > 0 && performance.now() < given) await pause(50);
  const isGood = sql`exists (select from outbox where key = ${resetCodes.mailKey} and ${resetCodes.expiresAt} > sent_at + interval '23 hours')`;
  return atLeast(
    'notice: codes that are good when they arrive',
    await db.$count(resetCodes, isGood),
    PLACES,
    '',
  );
}
