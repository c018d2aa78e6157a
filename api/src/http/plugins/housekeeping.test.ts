import { afterEach, expect, it, vi } from 'vitest';
import { outbox, views } from '../../db/schema/operations.ts';
import { enqueueMail, type Mail } from '../../mail/outbox.repository.ts';
import { testApp } from '../../testing/test-app.ts';
import { housekeeping } from './housekeeping.ts';

afterEach(() => void vi.useRealTimers());

it('sends mails within seconds, deletes within minutes what is over, and erases within an hour what has lost its purpose', async () => {
  const { app, clock } = await testApp();
  const sent: string[] = [];
  const mailer = { send: async ({ key }: Mail) => void sent.push(key), close: () => {} };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  housekeeping(app, { mailer });
  await app.ready();

  const mail = { key: 'a:1', recipient: 'ana@exemplo.br', subject: 's', body: 'b', html: 'b' };
  await enqueueMail(app.db, app.now(), mail);
  vi.advanceTimersByTime(3_000);
  await expect.poll(() => sent).toEqual(['a:1']);

  await app.db.insert(views).values({ target: 'content:1', viewerHash: 'hash', seenAt: app.now() });
  clock.advance(31);
  vi.advanceTimersByTime(10 * 60_000);
  await expect.poll(() => app.db.$count(views)).toBe(0);

  expect(await app.db.$count(outbox)).toBe(1);
  clock.moveTo('2026-04-11T12:00:00-03:00');
  vi.advanceTimersByTime(60 * 60_000);
  await expect.poll(() => app.db.$count(outbox)).toBe(0);
});
