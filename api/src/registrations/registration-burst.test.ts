import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseBounds } from '../db/open-database.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { limits } from '../http/limits.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addPsgOffer, addPssOffer, type OfferOptions } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const lines: string[] = [];
// Many registrations wait for one row here, on a slow machine longer than the product's timeouts.
const bounds = { ...databaseBounds, lockMs: 60_000, statementMs: 60_000 };
const { app, clock, post } = await testApp(
  { kind: 'postgres', url: await newDatabase(), bounds },
  { logLevel: 'warn', logTo: { write: (line) => void lines.push(line) } },
);

beforeEach(async () => {
  for (const table of [rateLimits, registrations, people]) await app.db.delete(table);
  lines.length = 0;
  // Registrations time out only if a test requests it.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});
afterEach(() => vi.restoreAllMocks());

/** A busy machine must not fail the test. */
const patiently = { timeout: 60_000 };
/** Counts connections of this file that wait for a lock; other files use the same server. */
const waiting = () =>
  app.db.$count(sql`pg_stat_activity`, sql`wait_event_type = 'Lock' and datname = current_database()`);
const under = (key: string) => ({ 'idempotency-key': key });

/** Adds an offer. @returns a function that registers an applicant by number, all from one address */
async function open(options: OfferOptions = {}) {
  const offer = await addPsgOffer(app.db, { capacity: 100, ...options });
  return (applicant: number, given: object = {}, key = `${offer.offer_id}-${applicant}`) =>
    post('registrations', { ...psgBody(offer, applicant), ...given }, under(key));
}
const applicants = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

/** Experience in an unknown city. */
const professionalExperiences = [
  {
    name: 'Loja',
    job_title_name: 'Vendas',
    city_id: 999,
    start_date: '2020-01-01',
    observation: 'Atendimento',
  },
];

it('a neighbourhood behind one address gets every place that there is; what is more of an offer than usual is marked for the unit and told the operator', async () => {
  const { hits } = limits.offerShare;
  const [register, other] = [await open({ capacity: hits + 5 }), await open()];
  const answers = await Promise.all(applicants(hits + 8).map((applicant) => register(applicant)));
  expect(statuses(answers).sort()).toEqual([...Array(hits + 5).fill(200), 422, 422, 422]);
  expect((await other(1)).statusCode).toBe(200);
  const rows = await app.db.select().from(registrations);
  expect(rows.filter(({ needs_document_check }) => needs_document_check)).toHaveLength(5);
  expect(lines.filter((line) => JSON.parse(line).security === 'offer-crowded')).toHaveLength(5);
});

describe('a script', () => {
  it.each<[string, number, (number: number) => [applicant: number, given?: object]]>([
    ['CPF twenty', 20, (number) => [7, { email: `outra${number}@exemplo.br` }]],
    ['e-mail thirty', 30, (number) => [number, { email: 'uma@exemplo.br' }]],
  ])('names one %s times in an hour, and keeps nobody else from a place', async (_, hits, called) => {
    const register = await open();
    const answers = [];
    for (const number of applicants(hits + 1))
      answers.push(await register(...called(number), `try-${number}`));
    expect(statuses(answers)).toEqual([...Array(hits).fill(200), 429]);
    expect((await register(99)).statusCode).toBe(200);
  });

  it('is told sixty times an hour what a refusal tells of a person, and keeps nobody else from a place', async () => {
    const register = await open();
    await addCandidate(app.db, { nif: cpfOf(61), email: 'provado@exemplo.br', verified_at: new Date() });
    const ask = (number: number, given: object) => register(number, given, `probe-${number}`);
    const masked = { mother: 'R••• A•••' };
    for (const number of applicants(60)) {
      const answer = await ask(number, masked);
      expect(answer.json().data).toEqual({ mother: ['Escreva o nome completo da sua mãe'] });
    }
    const unknown = await ask(64, masked);
    for (const known of [
      await ask(62, { email: 'provado@exemplo.br' }),
      await ask(61, { birthdate: '1999-01-01' }),
    ]) {
      expect([known.statusCode, known.body]).toEqual([429, unknown.body]);
    }
    expect((await register(63)).statusCode).toBe(200);
  });

  it('is told nothing of whom the institution has verified where a form is wrong', async () => {
    await addCandidate(app.db, { nif: cpfOf(1), verified_at: new Date() });
    const offer = await addPssOffer(app.db);
    const wrong = { birthdate: '1999-01-01', professionalExperiences };
    const ask = (number: number) => post('pss-registrations', { ...pssBody(offer, number), ...wrong });
    expect((await ask(1)).body).toBe((await ask(2)).body);
  });
});

it('a form that is sent again under its key finds its place and counts as no try, even when the offer is full', async () => {
  const register = await open({ capacity: 1 });
  const first = (await register(1)).json().data;
  const points = () => app.db.select({ points: rateLimits.hits }).from(rateLimits);
  const before = await points();
  const repeats = await Promise.all(applicants(30).map(() => register(1)));
  expect(repeats.map((answer) => answer.json().data)).toEqual(repeats.map(() => first));
  expect(await points()).toEqual(before);
});

it.each([
  ['full', { capacity: 0 }, 422],
  ['closed', { end_date: new Date('2026-03-05T12:00:00-03:00') }, 422],
  ['hidden', { status: 2 }, 404],
])(
  'where an offer is %s, one statement answers, which asks nothing about anybody, and nothing is counted',
  async (_, options, status) => {
    const [psg, pss] = [await addPsgOffer(app.db, options), await addPssOffer(app.db, options)];
    for (const [path, body] of Object.entries({
      registrations: psgBody(psg, 1),
      'pss-registrations': { ...pssBody(pss, 1), professionalExperiences },
    })) {
      const statements = vi.spyOn(pg.Client.prototype, 'query');
      const answer = await post(path, body, under(`late-${path}`));
      expect(answer.statusCode).toBe(status);
      expect(statements).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(statements.mock.calls)).not.toContain(body.nif);
      statements.mockRestore();
    }
    expect(await app.db.select().from(rateLimits)).toEqual([]);
  },
);

it.each<[string, (tooLong: AbortController, answer: Promise<unknown>) => Promise<unknown>]>([
  [
    'too long',
    (tooLong, answer) => {
      tooLong.abort();
      return answer;
    },
  ],
  ['most of the time that there is', async () => clock.advance(7.1 / 60)],
])('who has waited in line for %s is told to come again, and gets a place then', async (_, wait) => {
  const register = await open();
  const tooLong = new AbortController();
  const { first, last } = await app.db.transaction(async (tx) => {
    // Eight registrations wait for the offer; the next one is queued.
    await tx.execute(sql`lock table offers in share mode`);
    const first = applicants(8).map((applicant) => register(applicant));
    await vi.waitFor(async () => expect(await waiting()).toBe(8), patiently);
    const queued = vi.spyOn(AbortSignal, 'timeout').mockClear().mockReturnValueOnce(tooLong.signal);
    const last = register(9);
    await vi.waitFor(() => expect(queued).toHaveBeenCalled(), patiently);
    await wait(tooLong, last);
    return { first, last };
  });
  expect(statuses(await Promise.all(first))).toEqual(Array(8).fill(200));
  const { statusCode, body } = await last;
  expect([statusCode, JSON.parse(body).message]).toEqual([503, expect.stringContaining('Tente novamente')]);
  expect(await app.db.$count(registrations)).toBe(8);
  expect((await register(9)).statusCode).toBe(200);
});

it('who waits for too long while the registration is made is told that nobody knows, and finds it made', async () => {
  const register = await open();
  const tooLong = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(tooLong.signal);
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table offers in share mode`);
    const registering = register(1);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), patiently);
    tooLong.abort();
    expect((await registering).statusCode).toBe(504);
  });
  const again = await register(1);
  expect([again.statusCode, again.json().data.position]).toEqual([200, 1]);
  expect(await app.db.$count(registrations)).toBe(1);
});
