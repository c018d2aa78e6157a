import { setTimeout as pause } from 'node:timers/promises';
import { isNull, sql } from 'drizzle-orm';
import { outbox } from '../../api/src/db/schema/operations.ts';
import { startSmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { atLeast, atMost, type Measured, reportOnly } from '../goals.ts';
import type { Bench } from '../start-bench.ts';

const APIS = 3;
const WITHIN_SECONDS = 300;
/** About what a confirmation weighs. */
const TEXT = 'Sua inscrição foi recebida. '.repeat(200);

/** Ten thousand mails that wait in the outbox, and three apis that send them. */
export async function measureMails(bench: Bench): Promise<Measured[]> {
  const mails = bench.isShort ? 300 : 10_000;
  const [postgres, sink] = await Promise.all([bench.postgres({ durable: true }), startSmtpSink()]);
  bench.atEnd(sink.close);
  const db = await bench.database(postgres.url);
  const variables = { DATABASE_URL: postgres.url, SMTP_URL: sink.url, SEED: 'none' };
  await Promise.all(Array.from({ length: APIS }, (_, index) => bench.api(`api-mails-${index}`, variables)));
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  await db.execute(sql`
    insert into outbox (key, recipient, subject, body, html, next_attempt_at, created_at)
    select 'registration-psg:' || n, 'candidata' || n || '@exemplo.br', 'Inscrição confirmada', ${TEXT}, ${TEXT}, now(), now()
    from generate_series(1, ${mails}::int) n`);
  const waiting = () => db.$count(outbox, isNull(outbox.sentAt));
  while ((await waiting()) > 0 && seconds() < WITHIN_SECONDS) await pause(200);
  const taken = seconds();
  const different = new Set(sink.messages.map((message) => /^Message-ID: (\S+)/im.exec(message)?.[1]));
  const name = `mails: until ${mails.toLocaleString('en')} are sent by ${APIS} apis`;
  return [
    atMost(name, taken, WITHIN_SECONDS, 's'),
    reportOnly('mails: sent', mails / taken, '/s'),
    atMost('mails: that still wait', await waiting(), 0, ''),
    atLeast('mails: different ones that arrived', different.size, mails, ''),
    atMost('mails: that arrived twice', sink.messages.length - different.size, 0, ''),
  ];
}
