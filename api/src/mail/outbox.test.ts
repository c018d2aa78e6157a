import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema/operations.ts';
import { testApp } from '../testing/test-app.ts';
import { deliverDue, enqueueMail, type Mail, mailsPerHour, maximumAttempts } from './outbox.ts';

const { app, clock } = await testApp();
const mail: Mail = {
  key: 'registration:1',
  recipient: 'ana@exemplo.br',
  subject: 'Olá',
  body: 'Código: 1',
  html: '<p>Código: 1</p>',
};
const down = async () => {
  throw new Error('connect ECONNREFUSED');
};
const stored = async () => (await app.db.select().from(outbox).where(eq(outbox.key, mail.key)))[0];

beforeEach(async () => {
  await app.db.delete(outbox);
  await enqueueMail(app.db, app.now(), mail);
});

describe('the outbox', () => {
  it('sends a mail once and forgets its text', async () => {
    const sent: string[] = [];
    const send = async ({ key }: Mail) => void sent.push(key);
    await deliverDue(app, send);
    await deliverDue(app, send);
    expect(sent).toEqual([mail.key]);
    expect(await stored()).toMatchObject({ body: '', html: '', attempts: 1, sentAt: app.now() });
  });

  it('takes the same cause once', async () => {
    await enqueueMail(app.db, app.now(), { ...mail, subject: 'Outra vez' });
    expect(await app.db.select().from(outbox)).toHaveLength(1);
  });

  it('sends nothing of a transaction that fails', async () => {
    const failing = app.db.transaction(async (tx) => {
      await enqueueMail(tx, app.now(), { ...mail, key: 'registration:2' });
      throw new Error('no vacancy');
    });
    await expect(failing).rejects.toThrow('no vacancy');
    expect(await app.db.select().from(outbox)).toHaveLength(1);
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
    expect(await stored()).toMatchObject({
      attempts: 4,
      sentAt: null,
      body: mail.body,
      html: mail.html,
      lastError: 'Error',
    });
    await deliverDue(app, async () => {});
    expect((await stored())?.sentAt).toEqual(app.now());
  });

  it('gives up in the end', async () => {
    for (let attempt = 0; attempt < maximumAttempts + 3; attempt += 1) {
      await deliverDue(app, down);
      clock.advance(360);
    }
    expect((await stored())?.attempts).toBe(maximumAttempts);
  });

  it('sends a mailbox five mails of a kind in an hour, the others later, and holds back no other kind or mailbox', async () => {
    const more = Array.from({ length: 7 }, (_, index) => `registration:${index + 2}`);
    for (const key of more) await enqueueMail(app.db, app.now(), { ...mail, key });
    await enqueueMail(app.db, app.now(), { ...mail, key: 'reset-code:1' });
    await enqueueMail(app.db, app.now(), { ...mail, key: 'registration:9', recipient: 'bia@exemplo.br' });
    const sent: string[] = [];
    const deliver = () => deliverDue(app, async ({ key }) => void sent.push(key));

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

  it('is not stopped by one mail that fails', async () => {
    await enqueueMail(app.db, app.now(), { ...mail, key: 'registration:2' });
    const sent: string[] = [];
    await deliverDue(app, async ({ key }) => {
      if (key === mail.key) throw new Error('mailbox unavailable');
      sent.push(key);
    });
    expect(sent).toEqual(['registration:2']);
  });
});
