import { RECORDS_PER_PAGE } from '@portal/contract/endpoints/accounts';
import { count, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { audit } from '../db/schema/operations.ts';
import { knownDevices, sessions } from '../db/schema/people.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { addRegistrations, logIn } from '../testing/candidates.ts';
import { deleteUnusedDevices } from './devices.repository.ts';
import { openSession } from './sessions.repository.ts';
import { accountsApp, type Headers } from './testing/accounts-app.ts';

const { app, ana, get, put, remove, login } = await accountsApp();

const entries = async () => {
  const [row] = await app.db
    .select({ rows: count() })
    .from(audit)
    .where(eq(audit.actor, `person:${ana.id}`));
  return row?.rows ?? 0;
};
const unchanged = { full_name: 'Ana Lima', email: 'ana@exemplo.br', phone: '96991234567' };

it('a profile that stays as it is, and the end of no session, write no entry', async () => {
  const headers = await logIn({ app }, ana.email);
  const before = await entries();
  for (let times = 0; times < 30; times += 1) {
    expect((await put('auth/profile', unchanged, headers)).statusCode).toBe(200);
    expect((await remove('auth/sessions', headers)).statusCode).toBe(200);
  }
  expect(await entries()).toBe(before);
});

const operations: [string, number, (headers: Headers, time: number) => Promise<unknown>][] = [
  [
    'profile changes',
    20,
    (headers, time) => put('auth/profile', { ...unchanged, phone: `969912345${10 + time}` }, headers),
  ],
  [
    'ends of sessions',
    20,
    async (headers) => {
      await openSession(app.db, app.now(), ana.id);
      return remove('auth/sessions', headers);
    },
  ],
  ['exports within an hour', 1, (headers) => get('auth/my-data', headers)],
  ['log-ins', 100, (_, time) => login(ana.email, undefined, { 'x-forwarded-for': `198.51.100.${time}` })],
  [
    'cancelled registrations',
    20,
    async (headers, time) => {
      const { psgRegistrationId } = await addRegistrations(app.db, ana.id, ana.nif, `offer ${time}`);
      return remove(`registrations/${psgRegistrationId}`, headers);
    },
  ],
];

it.each(operations)('an account writes a bounded number of entries by %s', async (_, most, operate) => {
  const headers = { authorization: `Bearer ${(await openSession(app.db, app.now(), ana.id)).token}` };
  const before = await entries();
  for (let time = 0; time < most + 5; time += 1) await operate(headers, time);
  expect((await entries()) - before).toBe(most);
});

it('the sessions and devices of an account are bounded: the newest stay', async () => {
  const tokens: string[] = [];
  for (let time = 0; time < 25; time += 1) {
    const now = new Date(app.now().getTime() + time);
    tokens.push((await openSession(app.db, now, ana.id)).token);
  }
  await deleteUnusedDevices(app);
  for (const table of [sessions, knownDevices])
    expect(await app.db.$count(table, eq(table.personId, ana.id))).toBe(20);
  const statuses = [tokens[4], tokens[5]].map(
    async (token) => (await get('auth/profile', { authorization: `Bearer ${token}` })).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([401, 200]);
});

it('the audit log is read in pages, by an index', async () => {
  const headers = await logIn({ app }, ana.email);
  for (let time = 0; time < RECORDS_PER_PAGE + 10; time += 1)
    await writeAuditEntry(app.db, app.now(), 'anonymous', 'login-failed', `person:${ana.id}`);
  const page = async (query = '') => (await get(`auth/my-data${query}`, headers)).json().data;
  const { records, ...rest } = await page();
  expect(records).toHaveLength(RECORDS_PER_PAGE);
  expect(rest).toHaveProperty('person');
  const older = await page(`?records_before=${records.at(-1).id}`);
  expect(older).toEqual({ records: expect.any(Array) });
  expect(older.records.length).toBeGreaterThanOrEqual(10);
  expect(older.records[0].id).toBeLessThan(records.at(-1).id);

  const plan = await app.db.transaction(async (tx) => {
    // Without this setting the planner scans small tables.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select * from audit where actor = 'person:1' or target = 'person:1'`);
  });
  expect(JSON.stringify(plan)).toMatch(/audit_actor_id_index.*audit_target_id_index/);
});
