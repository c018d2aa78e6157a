import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseBounds } from '../db/database-bounds.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { psgItems, psgRegistrations } from '../db/schema/psg.ts';
import { limits } from '../http/rate-limit.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addPsgOffer, addPssOffer, type OfferOptions } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const lines: string[] = [];
// Many wait for one row here, on a slow machine longer than anybody should in front of a portal.
const bounds = { ...databaseBounds, lockMs: 60_000, statementMs: 60_000 };
const { app, clock, post } = await testApp(
  { kind: 'postgres', url: await newDatabase(), bounds },
  { logLevel: 'warn', logTo: { write: (line) => void lines.push(line) } },
);

beforeEach(async () => {
  for (const table of [rateLimits, psgRegistrations, people]) await app.db.delete(table);
  lines.length = 0;
  // Nobody waits for too long but where a test says so.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});
afterEach(() => vi.restoreAllMocks());

/** A busy machine is no failure. */
const patiently = { timeout: 60_000 };
/** How many of this file's connections wait for a lock; other files' do on the same server. */
const waiting = () =>
  app.db.$count(sql`pg_stat_activity`, sql`wait_event_type = 'Lock' and datname = current_database()`);
const under = (key: string) => ({ 'idempotency-key': key });

/** Registers applicants by their number for a new offer, all from one address. */
async function open(options: OfferOptions = {}) {
  const offer = await addPsgOffer(app.db, { capacity: 100, ...options });
  return (applicant: number, given: object = {}, key = `${offer.itemId}-${applicant}`) =>
    post('registrations', { ...psgBody(offer, applicant), ...given }, under(key));
}
const applicants = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);
const crowded = () => lines.filter((line) => JSON.parse(line).security === 'offer-crowded').length;

describe('a neighbourhood behind one address', () => {
  it('gets every place that there is, and what is more than usual is marked for the unit and told the operator', async () => {
    const { hits } = limits.offerShare;
    const register = await open({ capacity: hits + 5 });
    const answers = await Promise.all(applicants(hits + 8).map((applicant) => register(applicant)));
    expect(statuses(answers).sort()).toEqual([...Array(hits + 5).fill(200), 422, 422, 422]);
    const rows = await app.db.select().from(psgRegistrations);
    expect(rows.filter(({ needsDocumentCheck }) => needsDocumentCheck)).toHaveLength(5);
    expect(crowded()).toBe(5);
  });

  it('is counted by the offer', async () => {
    const [one, other] = [await open(), await open()];
    await Promise.all(applicants(limits.offerShare.hits).map((applicant) => one(applicant)));
    expect((await other(1)).statusCode).toBe(200);
    expect(crowded()).toBe(0);
    expect((await one(21)).statusCode).toBe(200);
    expect(crowded()).toBe(1);
  });
});

describe('a script', () => {
  it('names one CPF twenty times in an hour', async () => {
    const register = await open();
    const answers = [];
    for (const number of applicants(21)) {
      answers.push(await register(7, { email: `outra${number}@exemplo.br` }, `cpf-${number}`));
    }
    expect(statuses(answers)).toEqual([...Array(20).fill(200), 429]);
    expect(answers[20]?.json().message).toBe('Muitas tentativas. Tente novamente em 60 minutos.');
  });

  it('names one e-mail thirty times in an hour', async () => {
    const register = await open();
    const answers = [];
    for (const number of applicants(31)) answers.push(await register(number, { email: 'uma@exemplo.br' }));
    expect(statuses(answers)).toEqual([...Array(30).fill(200), 429]);
    expect((await register(31)).statusCode).toBe(200);
  });

  it('is told sixty times an hour what a refusal tells of a person, and keeps nobody else from a place', async () => {
    const register = await open();
    await addCandidate(app.db, { email: 'provado@exemplo.br' });
    const ask = (number: number, given: object) => register(number, given, `probe-${number}`);
    for (const number of applicants(60)) {
      const answer = await ask(number, { mother: 'R••• A•••' });
      expect(answer.json().data).toEqual({ mother: ['Escreva o nome completo da sua mãe'] });
    }
    const known = await ask(61, { email: 'provado@exemplo.br' });
    const unknown = await ask(62, { mother: 'R••• A•••' });
    expect([known.statusCode, known.body]).toEqual([429, unknown.body]);
    expect((await register(63)).statusCode).toBe(200);
  });

  it('is told as seldom whom the institution has verified, and never what is known of whom where a form is wrong', async () => {
    const register = await open();
    await addCandidate(app.db, { nif: cpfOf(1), verifiedAt: new Date() });
    const other = await addPssOffer(app.db, {});
    const job = { name: 'Loja', job_title_name: 'Vendas', city_id: 999, start_date: '2020-01-01' };
    const inNoCity = { professionalExperiences: [{ ...job, observation: 'Atendimento' }] };
    const born = { birthdate: '1999-01-01' };
    const wrong = (number: number) =>
      post('pss-registrations', { ...pssBody(other, number), ...born, ...inNoCity });
    expect((await wrong(1)).body).toBe((await wrong(2)).body);
    for (const number of applicants(60)) await register(number + 10, { mother: 'R••• A•••' });
    expect((await register(1, born)).statusCode).toBe(429);
  });
});

it('a form that is sent again under its key finds its place and counts as no try, even when the offer is full', async () => {
  const register = await open({ capacity: 1 });
  const first = (await register(1)).json().data;
  const points = () => app.db.select({ points: rateLimits.points }).from(rateLimits);
  const before = await points();
  const repeats = await Promise.all(applicants(30).map(() => register(1)));
  expect(repeats.map((answer) => answer.json().data)).toEqual(repeats.map(() => first));
  expect(await points()).toEqual(before);
});

it.each([
  ['full', { capacity: 0 }],
  ['closed', { endsAt: new Date('2026-03-05T12:00:00-03:00') }],
])(
  'who comes too late costs one statement where the offer is %s, and is counted nowhere',
  async (_, options) => {
    const job = { name: 'Loja', job_title_name: 'Vendas', observation: 'Atendimento' };
    const inNoCity = { ...job, city_id: 999, start_date: '2020-01-01' };
    const offers = {
      registrations: psgBody(await addPsgOffer(app.db, options), 1),
      'pss-registrations': {
        ...pssBody(await addPssOffer(app.db, options), 1),
        professionalExperiences: [inNoCity],
      },
    };
    for (const [path, body] of Object.entries(offers)) {
      const statements = vi.spyOn(pg.Client.prototype, 'query');
      const answer = await post(path, body, under(`late-${path}`));
      expect(answer.statusCode).toBe(422);
      expect(statements).toHaveBeenCalledTimes(1);
      statements.mockRestore();
    }
    expect(await app.db.select().from(rateLimits)).toEqual([]);
  },
);

it('many who come too late at once are answered by one statement, among them who finds the place that a lost answer told of', async () => {
  const register = await open({ capacity: 1 });
  const place = (await register(1)).json().data;
  const come = vi.mocked(AbortSignal.timeout).mockClear();
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const { first, others } = await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table psg_items`);
    const first = register(2);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patiently);
    const others = applicants(30).map((applicant) => register(applicant));
    await vi.waitFor(() => expect(come).toHaveBeenCalledTimes(31), patiently);
    return { first, others };
  });
  const [again, ...late] = await Promise.all(others);
  expect(again?.json().data).toEqual(place);
  expect(statuses([await first, ...late])).toEqual(Array(30).fill(422));
  const asked = statements.mock.calls.filter((given) => JSON.stringify(given).includes('as once'));
  expect(asked).toHaveLength(2);
});

it('who has waited in line for too long is told to come again, and gets a place then', async () => {
  const offer = await addPsgOffer(app.db, { capacity: 100 });
  const register = (applicant: number) =>
    post('registrations', psgBody(offer, applicant), under(`${offer.itemId}-${applicant}`));
  const tooLong = new AbortController();
  const { first, last } = await app.db.transaction(async (tx) => {
    // As many as are worked on at a time wait for the offer's row; the next one stands in line.
    await tx.select().from(psgItems).where(eq(psgItems.id, offer.itemId)).for('update');
    const first = applicants(8).map(register);
    await vi.waitFor(async () => expect(await waiting()).toBe(8), patiently);
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(tooLong.signal);
    const last = register(9);
    await vi.waitFor(() => expect(statements).toHaveBeenCalled(), patiently);
    await statements.mock.results[0]?.value;
    await setImmediate();
    tooLong.abort();
    return { first, last: await last };
  });
  expect(statuses(await Promise.all(first))).toEqual(Array(8).fill(200));
  const { statusCode, body } = last;
  expect([statusCode, JSON.parse(body).message]).toEqual([503, expect.stringContaining('Tente novamente')]);
  expect((await register(9)).statusCode).toBe(200);
});

it('nobody is registered who has waited in line for most of the time that there is, but told to come again', async () => {
  const { first, last } = await app.db.transaction(async (tx) => {
    const register = await open();
    await tx.execute(sql`lock table psg_items in share mode`);
    const first = applicants(8).map((applicant) => register(applicant));
    await vi.waitFor(async () => expect(await waiting()).toBe(8), patiently);
    const come = vi.mocked(AbortSignal.timeout).mockClear();
    const last = register(9);
    await vi.waitFor(() => expect(come).toHaveBeenCalled(), patiently);
    clock.advance(7.1 / 60);
    return { first, last };
  });
  expect(statuses(await Promise.all(first))).toEqual(Array(8).fill(200));
  expect((await last).statusCode).toBe(503);
  expect(await app.db.$count(psgRegistrations)).toBe(8);
});

it('who waits for too long while the registration is made is told that nobody knows, and finds it made', async () => {
  const offer = await addPsgOffer(app.db, { capacity: 100 });
  const register = () => post('registrations', psgBody(offer, 1), under(`slow-${offer.itemId}`));
  const tooLong = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(tooLong.signal);
  await app.db.transaction(async (tx) => {
    await tx.select().from(psgItems).where(eq(psgItems.id, offer.itemId)).for('update');
    const registering = register();
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patiently);
    tooLong.abort();
    expect((await registering).statusCode).toBe(504);
  });
  const again = await register();
  expect([again.statusCode, JSON.parse(again.body).data.position]).toEqual([200, 1]);
  expect(await app.db.$count(psgRegistrations, eq(psgRegistrations.itemId, offer.itemId))).toBe(1);
});
