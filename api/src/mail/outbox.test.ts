import { DAY } from '@portal/contract/format/date';
import { eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/operations.ts';
import { testApp } from '../testing/test-app.ts';
import {
  type DeadLetter,
  deliverDue,
  enqueueMail,
  type Mail,
  mailsPerHour,
  maximumAttempts,
} from './outbox.repository.ts';

const { app, clock } = await testApp();
const mail: Mail = {
  key: 'registration:1',
  recipient: 'ana@exemplo.br',
  subject: 'Olá',
  body: 'Código: 1',
  html: '<p>Código: 1</p>',
};
/** Adds mails to different mailboxes. */
const addMails = (count: number) =>
  app.db.insert(outbox).values(
    Array.from({ length: count }, (_, index) => ({
      ...mail,
      key: `other:${index}`,
      recipient: `pessoa${index}@exemplo.br`,
      nextAttemptAt: app.now(),
      createdAt: app.now(),
    })),
  );
const addTo = async (db: Database, ...keys: string[]) => {
  for (const key of keys) await enqueueMail(db, app.now(), { ...mail, key });
};
const sent: string[] = [];
const deliver = () => deliverDue(app, async ({ key }) => void sent.push(key));
const down = async () => {
  throw new Error('connect ECONNREFUSED');
};
const stored = async () => (await app.db.select().from(outbox).where(eq(outbox.key, mail.key)))[0];

beforeEach(async () => {
  sent.length = 0;
  await app.db.delete(outbox);
  await addTo(app.db, mail.key);
});

describe('the outbox', () => {
  const more = [2, 3, 4, 5, 6, 7, 8].map((number) => `registration:${number}`);

  it('sends each mail once from several replicas, and blanks its text', async () => {
    await addMails(11);
    const atOnce = <Done>(work: () => PromiseLike<Done>) => Promise.all(Array.from({ length: 4 }, work));
    // Opens the connections, so that all start together.
    await atOnce(() => app.db.execute(sql`select pg_sleep(0.1)`));
    await atOnce(deliver);
    await deliver();
    const keys = await app.db.select({ key: outbox.key }).from(outbox);
    expect(sent.toSorted()).toEqual(keys.map(({ key }) => key).sort());
    expect(await stored()).toMatchObject({ body: '', html: '', attempts: 1, sentAt: app.now() });
  });

  it('takes the same cause once', async () => {
    await enqueueMail(app.db, app.now(), { ...mail, subject: 'Outra vez' });
    expect(await app.db.$count(outbox)).toBe(1);
  });

  it('waits 1, 2, 4, … minutes between attempts while the server is down, and keeps the text', async () => {
    for (const minutes of [1, 2, 4, 8]) {
      await deliverDue(app, down);
      const attempts = (await stored())?.attempts;
      clock.advance(minutes - 0.5);
      await deliverDue(app, down);
      expect((await stored())?.attempts).toBe(attempts);
      clock.advance(0.5);
    }
    const { body, html } = mail;
    expect(await stored()).toMatchObject({ attempts: 4, sentAt: null, body, html, lastError: 'Error' });
    await deliver();
    expect((await stored())?.sentAt).toEqual(app.now());
  });

  it.each([-365, 365])('delays no mail where the clock of one process is %i days off', async (days) => {
    const wrong = () => new Date(app.now().getTime() + days * DAY);
    await addTo(app.db, 'registration:2');
    await enqueueMail(app.db, wrong(), { ...mail, key: 'registration:3' });
    await deliverDue(Object.create(app, { now: { value: wrong } }), down);
    clock.advance(1);
    await deliver();
    expect(sent).toEqual([mail.key, 'registration:2', 'registration:3']);
    expect((await stored())?.sentAt).toEqual(app.now());
  });

  it('gives up in the end', async () => {
    const given: DeadLetter[] = [];
    for (let attempt = 0; attempt < maximumAttempts + 3; attempt += 1) {
      await deliverDue(app, down, { onDead: (dead) => void given.push(dead) });
      clock.advance(360);
    }
    expect((await stored())?.attempts).toBe(maximumAttempts);
    expect(given).toEqual([{ key: mail.key, attempts: maximumAttempts, lastError: 'Error' }]);
  });

  it('sends as many at a time as a batch has, is not stopped by one that fails, but by a server that is away', async () => {
    await addMails(249);
    let [now, most, calls] = [0, 0, 0];
    const send = async ({ key }: Mail) => {
      [now, calls] = [now + 1, calls + 1];
      most = Math.max(most, now);
      await app.db.execute(sql`select 1`);
      now -= 1;
      if (key === mail.key || calls > 100) throw new Error('connect ECONNREFUSED');
    };
    await deliverDue(app, send);
    expect([most, calls]).toEqual([100, 200]);
    const left = await app.db.select().from(outbox).where(isNull(outbox.sentAt));
    expect(left.filter(({ attempts }) => attempts === 0)).toHaveLength(50);
  });

  it('waits before each batch', async () => {
    await addMails(149);
    const sentBefore: number[] = [];
    const send = async ({ key }: Mail) => void sent.push(key);
    await deliverDue(app, send, { beforeBatch: async () => void sentBefore.push(sent.length) });
    expect(sentBefore).toEqual([0, 100, 150]);
  });

  it('leaves mail in delivery to its process for ten minutes, and counts it for its mailbox', async () => {
    await addTo(app.db, ...more);
    const stuck = Promise.withResolvers<void>();
    const sending = deliverDue(app, () => stuck.promise);
    await expect.poll(async () => (await stored())?.attempts).toBe(1);
    clock.advance(9.9);
    await deliver();
    expect(sent).toEqual([]);
    clock.advance(0.1);
    await deliver();
    expect(sent).toEqual([mail.key, ...more.slice(0, mailsPerHour - 1)]);
    stuck.resolve();
    await sending;
  });

  it('sends a mailbox five mails of a kind in an hour, the others later, and holds back no other kind or mailbox', async () => {
    await addTo(app.db, ...more, 'reset-code:1');
    await enqueueMail(app.db, app.now(), { ...mail, key: 'registration:9', recipient: 'bia@exemplo.br' });
    await deliver();
    const first = [mail.key, ...more.slice(0, mailsPerHour - 1), 'reset-code:1', 'registration:9'];
    expect(sent).toEqual(first);
    clock.advance(59);
    await deliver();
    expect(sent).toEqual(first);
    clock.advance(1);
    await deliver();
    expect(sent).toEqual([...first, ...more.slice(mailsPerHour - 1)]);
  });
});
