import { count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, expect, it, vi } from 'vitest';
import { outbox, views } from '../../db/schema/operations.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { firstRow } from '../../testing/first-row.ts';
import { testApp } from '../../testing/test-app.ts';
import { housekeeping } from './housekeeping.ts';

afterEach(() => void vi.useRealTimers());

it('sends mails within seconds, deletes within minutes what is over, and erases within an hour what has lost its purpose', async () => {
  const { app, clock } = await testApp();
  const sent: string[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await app.register(housekeeping, {
    mailer: { send: async ({ key }) => void sent.push(key), close: () => {} },
  });
  await app.ready();
  const rowsOf = async (table: PgTable) => firstRow(await app.db.select({ rows: count() }).from(table)).rows;

  await enqueueMail(app.db, app.now(), {
    key: 'a:1',
    recipient: 'ana@exemplo.br',
    subject: 's',
    body: 'b',
    html: 'b',
  });
  vi.advanceTimersByTime(3_000);
  await expect.poll(() => sent).toEqual(['a:1']);

  await app.db.insert(views).values({ target: 'content:1', viewerHash: 'hash', seenAt: app.now() });
  clock.advance(31);
  vi.advanceTimersByTime(10 * 60_000);
  await expect.poll(() => rowsOf(views)).toBe(0);

  expect(await rowsOf(outbox)).toBe(1);
  clock.moveTo('2026-04-11T12:00:00-03:00');
  vi.advanceTimersByTime(60 * 60_000);
  await expect.poll(() => rowsOf(outbox)).toBe(0);
});
