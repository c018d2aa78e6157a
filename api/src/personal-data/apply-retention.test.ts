import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { desc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { issueCode } from '../accounts/reset-codes.repository.ts';
import { openSession } from '../accounts/sessions.repository.ts';
import { pollAlternatives, polls, pollVotes } from '../db/schema/contents.ts';
import { interests } from '../db/schema/courses.ts';
import { audit, outbox, rateLimits, views } from '../db/schema/operations.ts';
import { accounts, knownDevices, people, resetCodes, sessions } from '../db/schema/people.ts';
import { educationalFormations, registrations } from '../db/schema/registrations.ts';
import { offers, processes } from '../db/schema/selection.ts';
import { psaTickets, settings } from '../db/schema/settings.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { limits } from '../http/limits.ts';
import { deleteExpired } from '../http/plugins/housekeeping.ts';
import { consume } from '../http/rate-limit.ts';
import { enqueueMail } from '../mail/outbox.repository.ts';
import type { Services } from '../services.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { addRows, rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';
import { applyRetention, defaultMonths, retentionMonths } from './apply-retention.ts';
import { addInterests, addSubjects, addTicket } from './testing/sent-requests.ts';

const { app, clock, post } = await testApp();
const { db } = app;
const start = '2026-03-10T12:00:00-03:00';
await addSubjects(db);

const ofPeople = [registrations, interests, psaTickets, pollVotes, people];
const everything = [...ofPeople, outbox, audit, settings, views, rateLimits];
beforeEach(async () => {
  clock.moveTo(start);
  for (const table of everything) await db.delete(table);
});

const mail = { key: 'a:1', recipient: 'ana@exemplo.br', subject: 's', body: 'b', html: 'b' };
const rowsOf = (...tables: PgTable[]) => Promise.all(tables.map((table) => db.$count(table)));
const lastErasure = async () =>
  (await db.select().from(audit).where(eq(audit.action, 'data-erased')).orderBy(desc(audit.id)))[0];

/** Counts the rows of tables just before and just after a point in time. */
async function aroundMoment(moment: string, ...tables: PgTable[]) {
  clock.moveTo(moment);
  clock.advance(-1);
  await applyRetention(app);
  const before = await rowsOf(...tables);
  clock.advance(2);
  await applyRetention(app);
  return [before, await rowsOf(...tables)];
}

describe('personal data ends with its purpose', () => {
  const consented_at = new Date(start);
  const interest = () => addInterests(db, [{ consented_at }]);
  const ticket = () => addTicket(db, { consented_at });

  it.each([
    ['interest after 12 months', interests, interest, '2027-03-10', 'interests'],
    ['a ticket after 24 months', psaTickets, ticket, '2028-03-10', 'tickets'],
    ['a mail after a month', outbox, () => enqueueMail(db, app.now(), mail), '2026-04-10', 'mails'],
  ])('%s, with a line of the record', async (_name, table, store, day, kind) => {
    await store();
    expect(await aroundMoment(`${day}T12:00:00-03:00`, table)).toEqual([[1], [0]]);
    expect(await lastErasure()).toMatchObject({ actor: 'system', target: `${kind}:1`, at: app.now() });
  });

  it('a mail in the folder after a month', async () => {
    const folder = temporaryFolder();
    for (const [name, day] of [
      ['old.eml', '2026-03-10'],
      ['new.eml', '2026-03-11'],
      ['old.txt', '2026-03-10'],
    ] as const) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), new Date(day), new Date(day));
    }
    clock.moveTo('2026-04-10T12:00:00-03:00');
    await applyRetention(app, { mailFolder: folder });
    expect((await readdir(folder)).sort()).toEqual(['new.eml', 'old.txt']);
  });

  it('a line of the record after 60 months', async () => {
    await writeAuditEntry(db, app.now(), 'anonymous', 'login-failed', 'person:1');
    // The erasure itself is logged.
    expect(await aroundMoment('2031-03-10T12:00:00-03:00', audit)).toEqual([[1], [1]]);
    expect(await db.select().from(audit)).toMatchObject([{ action: 'data-erased', target: 'records:1' }]);
  });

  it('registrations of both programmes, with the curriculum, 60 months after the last closing, and then whom nothing holds any more; the places stay counted', async () => {
    const psg = await addPsgOffer(db);
    const pss = await addPssOffer(db);
    expect((await post('registrations', psgBody(psg, 1))).statusCode).toBe(200);
    expect((await post('pss-registrations', pssBody(pss, 2))).statusCode).toBe(200);
    await db.update(people).set({ created_at: app.now(), updated_at: app.now() });
    const tables = [registrations, educationalFormations, people];
    // Both offers close on 20 March 2026 at 23:59:59.
    expect(await aroundMoment('2031-03-20T23:59:59-03:00', ...tables)).toEqual([
      [2, 1, 2],
      [0, 0, 0],
    ]);
    expect((await rowOf(db, offers, psg.offer_id)).taken).toBe(1);
    const [line] = await db.select().from(audit).where(eq(audit.target, 'registrations:2'));
    expect(line).toMatchObject({ actor: 'system', action: 'data-erased' });
  });

  it('registrations 60 months after the result, where that comes later', async () => {
    await post('registrations', psgBody(await addPsgOffer(db), 1));
    await db.update(processes).set({ result_date: '2026-06-01', end_date: '2026-03-20' });
    expect(await aroundMoment('2031-06-01T00:00:00-03:00', registrations)).toEqual([[1], [0]]);
  });

  it('people with account, sessions and codes, 24 months after the last use, once no registration is left', async () => {
    const email = 'ana@exemplo.br';
    const id = await addCandidate(db, { nif: cpfOf(1), full_name: 'Ana', email });
    await db.update(people).set({ created_at: app.now(), updated_at: app.now() });
    clock.moveTo('2026-09-10T12:00:00-03:00');
    await writeAuditEntry(db, app.now(), `person:${id}`, 'login');
    await openSession(db, app.now(), id);
    await issueCode(app, { id, purpose: 'password', mailKey: 'reset-code:1', email });
    expect(await aroundMoment('2028-03-12T12:00:00-03:00', people)).toEqual([[1], [1]]);
    const hers = [people, accounts, sessions, resetCodes];
    const [before, after] = await aroundMoment('2028-09-10T12:00:00-03:00', ...hers);
    expect([before?.[0], after]).toEqual([1, [0, 0, 0, 0]]);
  });

  it('votes lose their voter a month after the poll has closed, and still count', async () => {
    const both = [{ name: 'Qual curso?', end_date: '2026-03-20' }, { name: 'Qual dia?' }] as const;
    for (const poll of both) {
      const [{ id: poll_id }] = await addRows(db, polls, [poll]);
      const [yes] = await addRows(db, pollAlternatives, [{ poll_id, title: 'Sim' }]);
      const vote = { poll_id, voter_hash: 'hash', alternative_id: yes.id, createdAt: app.now() };
      await db.insert(pollVotes).values(vote);
    }
    const hashesOn = async (day: string) => {
      clock.moveTo(`${day}T12:00:00-03:00`);
      await applyRetention(app);
      return (await db.select().from(pollVotes).orderBy(pollVotes.poll_id)).map(
        ({ voter_hash }) => voter_hash,
      );
    };
    const anonymous = expect.stringMatching(/^anonymous:/);
    expect(await hashesOn('2026-04-20')).toEqual(['hash', 'hash']);
    const closed = await hashesOn('2026-04-22');
    expect(closed).toEqual([anonymous, 'hash']);
    expect(await hashesOn('2026-04-23')).toEqual(closed);
    await db.update(polls).set({ is_active: 2 });
    expect(await hashesOn('2026-04-23')).toEqual([closed[0], anonymous]);
  });

  const set = (months: object) =>
    db.insert(settings).values({ name: 'Senac', nif: '1', retention_months: months as never });

  it('as the settings say, or as is the default where they say no whole months', async () => {
    expect(await retentionMonths(db)).toEqual(defaultMonths);
    await set({ interests: 2, tickets: 0, accounts: -3, mails: 1.5, votes: '2', records: null, people: 1 });
    expect(await retentionMonths(db)).toEqual({ ...defaultMonths, interests: 2 });
    await interest();
    expect(await aroundMoment('2026-05-10T12:00:00-03:00', interests)).toEqual([[1], [0]]);
  });
});

describe('a run', () => {
  const due = () => clock.moveTo('2027-03-11T12:00:00-03:00');
  const manyInterests = (number: number) =>
    addInterests(
      db,
      Array.from({ length: number }, () => ({ consented_at: new Date(start) })),
    );

  it('erases nothing of a kind of which more is due than it may, and all other kinds', async () => {
    await manyInterests(4);
    await enqueueMail(db, app.now(), mail);
    due();
    const results = await applyRetention(app, { maxRows: 3 });
    expect(results).toContainEqual({ kind: 'interests', outcome: 'held', rows: 4 });
    expect(await rowsOf(interests, outbox)).toEqual([4, 0]);
    await applyRetention(app, { maxRows: 4 });
    expect(await rowsOf(interests)).toEqual([0]);
  });

  it('erases in batches, each with its entry of the audit log', async () => {
    await manyInterests(501);
    due();
    await applyRetention(app);
    const entries = await db.select().from(audit).where(eq(audit.action, 'data-erased')).orderBy(audit.id);
    expect(entries.map(({ target }) => target)).toEqual(['interests:500', 'interests:1']);
  });

  it('continues with the other kinds if one fails', async () => {
    await manyInterests(1);
    await enqueueMail(db, app.now(), mail);
    due();
    await db.execute(sql`alter table interests rename to interests_away`);
    const results = await applyRetention(app);
    await db.execute(sql`alter table interests_away rename to interests`);
    expect(results).toContainEqual({ kind: 'interests', outcome: 'failed', error: expect.any(Error) });
    expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(6);
    expect(await rowsOf(interests, outbox)).toEqual([1, 0]);
  });

  it('and the deletion of what has expired go by the database’s clock, not by that of a process', async () => {
    await manyInterests(1);
    const id = await addCandidate(db, { nif: cpfOf(1), email: 'ana@exemplo.br' });
    await openSession(db, app.now(), id);
    await consume(app, limits.lookupPerson, cpfOf(1));
    const ahead: Services = Object.create(app, {
      now: { value: () => new Date('2032-03-10T12:00:00-03:00') },
    });
    await applyRetention(ahead);
    await deleteExpired(ahead);
    expect(await rowsOf(interests, sessions, rateLimits)).toEqual([1, 1, 1]);
  });
});

it('a window of a limit that a clock ahead has opened for years is deleted', async () => {
  await consume(app, limits.lookupPerson, cpfOf(1));
  await db.update(rateLimits).set({ expiresAt: new Date('2032-03-10T12:00:00-03:00') });
  await deleteExpired(app);
  expect(await rowsOf(rateLimits)).toEqual([0]);
});

it('expired sessions, codes, counted attempts, views and devices are deleted', async () => {
  const id = await addCandidate(db, { nif: cpfOf(1), full_name: 'Ana', email: 'ana@exemplo.br' });
  await openSession(db, app.now(), id);
  await issueCode(app, { id, purpose: 'password', mailKey: 'reset-code:1', email: 'ana@exemplo.br' });
  await consume(app, limits.lookupPerson, cpfOf(1));
  await db.insert(views).values({ target: 'content:1', viewerHash: 'hash', seenAt: app.now() });
  const left = async () => {
    await deleteExpired(app);
    return rowsOf(sessions, resetCodes, rateLimits, views, knownDevices);
  };
  expect(await left()).toEqual([1, 1, 1, 1, 1]);
  clock.advance(31);
  expect(await left()).toEqual([0, 0, 1, 0, 1]);
  clock.advance(24 * 60);
  expect(await left()).toEqual([0, 0, 0, 0, 1]);
  clock.advance(364 * 24 * 60);
  expect(await left()).toEqual([0, 0, 0, 0, 0]);
});
