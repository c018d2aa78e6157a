import { RECORDS_PER_PAGE } from '@portal/contract/endpoints/accounts';
import { count, desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { audit } from '../db/schema/operations.ts';
import { accounts, knownDevices, people, sessions } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { processes } from '../db/schema/selection.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { addCandidate, addRegistrations, candidatePassword, logIn } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { deleteUnusedDevices, deviceName } from './devices.repository.ts';
import { hashPassword } from './passwords.ts';
import { openSession } from './sessions.repository.ts';
import { accountsApp, type Headers } from './testing/accounts-app.ts';

const { app, clock, ana, bia, data, login, profile, changePassword, get, post, put, remove } =
  await accountsApp();
const { email } = ana;

const lastRecord = async () => (await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

describe('login', () => {
  it('gives the candidate and a token, whatever the case of the e-mail; only the hash of it is stored', async () => {
    const answer = await login('ANA@exemplo.br');
    expect(answer.statusCode).toBe(200);
    const { user, token } = answer.json().data;
    expect(user).toEqual({ id: ana.id, full_name: 'Ana Lima' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const stored = await app.db.select().from(sessions);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await lastRecord()).toMatchObject({ action: 'login', actor: `person:${ana.id}` });
  });

  it.each([
    ['a wrong password', email, 'errada errada', () => `person:${ana.id}`],
    ['an unknown e-mail', 'ninguem@exemplo.br', candidatePassword, () => 'unknown'],
    ['an account without a password yet', 'caio@exemplo.br', candidatePassword, () => /^person:/],
  ])('rejects %s with the same response, and records it', async (_case, email, password, target) => {
    const caio = { nif: cpfOf(3), full_name: 'Caio Reis', email: 'caio@exemplo.br' };
    await addCandidate(app.db, { ...caio, password: null });
    await app.db.update(people).set({ email_proved_at: clock.now() });
    const answer = await login(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'E-mail ou senha inválidos.', data: {} });
    const record = await lastRecord();
    expect(record).toMatchObject({ action: 'login-failed', actor: 'anonymous' });
    expect(record?.target).toMatch(target());
  });

  it('rehashes a password that was hashed at another cost', async () => {
    const passwordHash = await hashPassword(candidatePassword, { memory: 16, passes: 1, parallelism: 1 });
    const owner = eq(accounts.personId, ana.id);
    await app.db.update(accounts).set({ passwordHash }).where(owner);
    expect((await login(email)).statusCode).toBe(200);
    const [account] = await app.db.select().from(accounts).where(owner);
    expect(account?.passwordHash).toContain('$m=8,t=1,p=1$');
    expect((await login(email)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it.each([
    ['twenty minutes without a call', 2, 19.9, 20],
    ['twelve hours after the login, however busy', 47, 15, 15],
  ])('ends after %s', async (_when, calls, minutes, last) => {
    const headers = await logIn({ app }, email);
    for (let call = 0; call < calls; call += 1) {
      clock.advance(minutes);
      expect((await profile(headers)).statusCode).toBe(200);
    }
    clock.advance(last);
    expect((await profile(headers)).statusCode).toBe(401);
  });

  it('ends with the logout, and with the person', async () => {
    const [headers, others] = [await logIn({ app }, email), await logIn({ app }, email)];
    const answer = await remove('auth/logout', headers);
    expect(answer.json()).toEqual({ data: null, message: 'Sessão encerrada.' });
    expect((await profile(headers)).statusCode).toBe(401);
    expect((await profile(others)).statusCode).toBe(200);
    await app.db.delete(people).where(eq(people.id, ana.id));
    expect((await profile(others)).statusCode).toBe(401);
  });
});

it('the profile is saved without a password where the e-mail stays', async () => {
  const headers = await logIn({ app }, email);
  const save = (payload: object) => put('auth/profile', payload, headers);
  const sent = { full_name: 'Ana Maria Lima', email: 'Ana@exemplo.br', phone: '96988887777' };
  const saved = {
    ...sent,
    email,
    nif: ana.nif,
    birthdate: '1998-04-21',
    birthdate_verified: false,
    pending_email: null,
  };
  expect((await save(sent)).json()).toEqual({ data: saved, message: 'Perfil atualizado com sucesso!' });
  expect((await profile(headers)).json()).toEqual({ data: saved });
});

describe('a change of password', () => {
  const fresh = 'canoa no igarapé';

  it.each([
    ['errada errada', fresh, { old_password: ['Senha atual incorreta'] }],
    [candidatePassword, 'Senha123', { password: ['Escolha uma senha menos comum'] }],
  ])('from %j to %j is rejected', async (old, password, data) => {
    const answer = await changePassword(await logIn({ app }, email), old, password);
    expect([answer.statusCode, answer.json().data]).toEqual([422, data]);
    expect((await login(email)).statusCode).toBe(200);
  });

  it('keeps this session and ends the others', async () => {
    const [here, elsewhere] = [await logIn({ app }, email), await logIn({ app }, email)];
    const answer = await changePassword(here, candidatePassword, fresh);
    expect(answer.json()).toEqual({ data: null, message: 'Senha alterada com sucesso!' });
    expect((await profile(here)).statusCode).toBe(200);
    expect((await profile(elsewhere)).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(401);
    expect((await login(email, fresh)).statusCode).toBe(200);
  });

  it('is tried five times in a quarter of an hour', async () => {
    const headers = await logIn({ app }, email);
    const attempt = async () => (await changePassword(headers, 'errada errada', fresh)).statusCode;
    for (let turn = 0; turn < 5; turn += 1) expect(await attempt()).toBe(422);
    expect(await attempt()).toBe(429);
  });
});

const listed = (headers: Headers) => data('auth/sessions', headers);
const open = async (device: string | null = null) => ({
  authorization: `Bearer ${(await openSession(app.db, app.now(), ana.id, { name: device })).token}`,
});

it('the end of the other sessions deletes their devices, and so does a change of password; this one stays known', async () => {
  const enter = async () => (await login(ana.email)).json().data as { token: string; device: string };
  const [here, elsewhere] = [await enter(), await enter()];
  const candidates = async (device?: string) =>
    (await data('auth/device', device ? { 'x-device': device } : undefined)).candidates;
  expect(await candidates(here.device)).toEqual([ana.id]);
  expect(await candidates(elsewhere.device)).toEqual([ana.id]);
  const headers = { authorization: `Bearer ${here.token}`, 'x-device': here.device };
  await remove('auth/sessions', headers);
  expect(await candidates(here.device)).toEqual([ana.id]);
  expect(await candidates(elsewhere.device)).toEqual([]);
  expect(await candidates()).toEqual([]);
  expect(await candidates('nada')).toEqual([]);
  const again = await enter();
  await changePassword(headers, candidatePassword, 'canoa no igarapé');
  expect(await candidates(here.device)).toEqual([ana.id]);
  expect(await candidates(again.device)).toEqual([]);
});

describe('the list of one’s own sessions', () => {
  it('names each by its device and its times, the one that asks first, then the one used last, and can be cut down to one', async () => {
    const elsewhere = await open();
    const opened = clock.now().toISOString();
    clock.advance(5);
    const here = await open('Firefox no Linux');
    const now = clock.now().toISOString();
    expect(await listed(here)).toEqual([
      { current: true, device: 'Firefox no Linux', created_at: now, last_seen_at: now },
      { current: false, device: null, created_at: opened, last_seen_at: opened },
    ]);
    clock.advance(1);
    await open('Edge no Windows');
    const [asks, ...others] = await listed(elsewhere);
    const last_seen_at = clock.now().toISOString();
    expect(asks).toMatchObject({ current: true, created_at: opened, last_seen_at });
    expect(others).toMatchObject([{ device: 'Edge no Windows' }, { device: 'Firefox no Linux' }]);

    const bias = await logIn({ app }, bia.email);
    const answer = await remove('auth/sessions', here);
    expect(answer.json()).toEqual({ data: null, message: 'As outras sessões foram encerradas.' });
    const left = await Promise.all([elsewhere, here, bias].map(profile));
    expect(left.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
  });

  it.each([
    ['lastSeenAt', 20],
    ['createdAt', 12 * 60],
  ] as const)('leaves out what is over: %s was %i minutes ago', async (column, minutes) => {
    await open('old');
    const listedDevices = async (minutesAgo: number) => {
      const moment = new Date(clock.now().getTime() - minutesAgo * 60_000);
      await app.db
        .update(sessions)
        .set({ [column]: moment })
        .where(eq(sessions.device, 'old'));
      return (await listed(await open())).map(({ device }: { device: string }) => device);
    };
    expect(await listedDevices(minutes - 0.1)).toContain('old');
    expect(await listedDevices(minutes)).not.toContain('old');
  });
});

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/148.0.0.0 Safari/537.36`;
const samsung = 'SamsungBrowser/29.0 Chrome/136.0 Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';

it.each([
  [windows, 'Chrome no Windows'],
  [`${windows} Edg/148.0`, 'Edge no Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${kit} Chrome/148.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [`Mozilla/5.0 (Linux; Android 13) ${kit} ${samsung}`, 'Samsung Internet no Android'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox no Linux'],
  [`${iPhone} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari no iPhone'],
  [`${iPhone} CriOS/148.0 Mobile/15E148 Safari/604.1`, 'Chrome no iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 'Safari no Mac'],
  ['curl/8.5.0', null],
  [undefined, null],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

const wrongDate = '1996-04-18';
const rightDate = '1998-04-21';

/** Registers Ana with the wrong birth date in an open process and in one that is closed afterwards. */
async function registered() {
  await app.db.update(people).set({ birthdate: wrongDate }).where(eq(people.id, ana.id));
  const session = await logIn({ app }, ana.email);
  const open = await addPsgOffer(app.db);
  const closed = await addPsgOffer(app.db);
  const register = (offer: typeof open, birthdate = wrongDate) =>
    post('registrations', { ...psgBody(offer, 1), email: ana.email, birthdate }, session);
  for (const offer of [open, closed]) await register(offer);
  await app.db.update(processes).set({ status: 3 }).where(eq(processes.id, closed.process_id));
  const correct = (birthdate: string) =>
    put(
      'auth/profile',
      { full_name: ana.full_name, email: ana.email, phone: '96991234567', birthdate },
      session,
    );
  const stored = async () =>
    new Map((await app.db.select().from(registrations)).map((row) => [row.process_id, row]));
  return { session, open, closed, register, correct, stored };
}

it('an owner corrects a date that is not verified, in open processes too, and the unit compares documents', async () => {
  const { session, open, closed, correct, stored } = await registered();
  expect((await profile(session)).json().data).toMatchObject({
    birthdate: wrongDate,
    birthdate_verified: false,
  });
  expect((await correct(rightDate)).json().data).toMatchObject({ birthdate: rightDate });
  const rows = await stored();
  expect(rows.get(open.process_id)).toMatchObject({ birthdate: rightDate, needs_document_check: true });
  expect(rows.get(closed.process_id)).toMatchObject({ birthdate: wrongDate });
});

it('a verified date, and one of an existing registration, is rejected', async () => {
  const { open, register, correct } = await registered();
  await register(open, rightDate);
  expect((await correct(rightDate)).json().data).toEqual({
    birthdate: [expect.stringContaining('outra inscrição no mesmo processo')],
  });
  await app.db.update(people).set({ verified_at: new Date() }).where(eq(people.id, ana.id));
  expect((await correct(rightDate)).json().data).toEqual({
    birthdate: [expect.stringContaining('já conferiu')],
  });
});

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

it.each([
  ['changed', () => app.db.update(audit).set({ actor: 'anonymous' })],
  ['emptied', () => app.db.execute(sql`truncate audit`)],
])('the record is not %s', async (_, act) => {
  await writeAuditEntry(app.db, app.now(), 'person:1', 'login', 'person:1');
  const before = await app.db.select().from(audit);
  await expect(act()).rejects.toMatchObject({ cause: { message: 'audit is append-only' } });
  expect(await app.db.select().from(audit)).toEqual(before);
});
