import { formatTaxId } from '@portal/shared/format/tax-id';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { pssItems, pssProcesses, pssRegistrations } from '../db/schema/pss.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, pauses } = await testApp();
const nif = cpfOf(1);
const tables = [rateLimits, psgRegistrations, pssRegistrations, pssItems, pssProcesses, people];
const birthdate = '1998-04-21';

const get = (path: string, headers: Record<string, string> = {}, remoteAddress?: string) =>
  app.inject({ url: `/api/v1/${path}`, headers, remoteAddress });
const register = (kind: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/v1/${kind}`, payload });

beforeEach(async () => {
  clock.moveTo('2026-03-10T12:00:15-03:00');
  for (const table of tables) await app.db.delete(table);
  await addCandidate(app.db, { nif, fullName: 'Ana Lima', email: 'ana@exemplo.br' });
});

describe('a person, looked up by CPF', () => {
  it("is shown to those who know the birth date, with the mother's name masked", async () => {
    const answer = await get(`get-person-by-nif?nif=${nif}`, { 'x-birthdate': birthdate });
    expect(answer.json()).toEqual({
      data: { nif, birthdate, full_name: 'Ana Lima', mother: 'R••• A•••' },
    });
  });

  it.each([
    ['with another birth date', nif, { 'x-birthdate': '1990-01-01' }],
    ['with what is no birth date', nif, { 'x-birthdate': '%' }],
    ['without a birth date', nif, {}],
    ['when unknown', cpfOf(2), { 'x-birthdate': birthdate }],
  ])('is null %s', async (_, given, headers) => {
    const answer = await get(`get-person-by-nif?nif=${given}`, headers as Record<string, string>);
    expect(answer.json()).toEqual({ data: null });
  });

  it('is what the institution has verified, whatever others have said of the CPF', async () => {
    const known = { nif: cpfOf(20), fullName: 'Bia Souza', email: 'bia@exemplo.br', verifiedAt: clock.now() };
    await addCandidate(app.db, known);
    await register('registrations', { ...psgBody(await addPsgOffer(app.db), 20), full_name: 'Fulana' });
    const answer = await get(`get-person-by-nif?nif=${known.nif}`, { 'x-birthdate': birthdate });
    expect(answer.json().data).toMatchObject({ full_name: 'Bia Souza' });
  });

  it('is null where two e-mails say different things of one CPF and birth date', async () => {
    const offer = await addPsgOffer(app.db);
    const look = async () =>
      (await get(`get-person-by-nif?nif=${cpfOf(21)}`, { 'x-birthdate': birthdate })).json().data;
    await register('registrations', psgBody(offer, 21));
    expect(await look()).toMatchObject({ full_name: 'Candidata 21' });
    await register('registrations', {
      ...psgBody(offer, 21),
      email: 'outra@exemplo.br',
      full_name: 'Fulana',
    });
    expect(await look()).toBeNull();
  });

  it('refuses what is no CPF without repeating it', async () => {
    const answer = await get('get-person-by-nif?nif=12345678900');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('CPF inválido');
    expect(answer.body).not.toContain('12345678900');
  });
});

describe('an e-mail', () => {
  it.each([
    ['is free when nobody has it', 'nova@exemplo.br', {}, null],
    ["is free for its owner's CPF as it is written", 'ana@exemplo.br', { 'x-nif': formatTaxId(nif) }, null],
    [
      'is taken for another CPF, without telling whose it is',
      'ANA@exemplo.br',
      { 'x-nif': cpfOf(2) },
      { nif: '***.***.***-**' },
    ],
    ['is taken for nobody in particular', 'ana@exemplo.br', {}, { nif: '***.***.***-**' }],
  ])('%s', async (_, email, headers, data) => {
    const answer = await get(`get-person-by-email?email=${email}`, headers as Record<string, string>);
    expect(answer.json()).toEqual({ data });
  });
});

it('an e-mail that nobody has proved is nobody’s yet', async () => {
  await register('registrations', psgBody(await addPsgOffer(app.db), 22));
  const answer = await get('get-person-by-email?email=candidata22@exemplo.br', { 'x-nif': cpfOf(2) });
  expect(answer.json()).toEqual({ data: null });
});

describe('the check for a registration', () => {
  const already = { data: 'Você já se inscreveu em um curso desse processo seletivo!' };
  const check = async (given: string, processId: number, headers: Record<string, string> = {}) =>
    (await get(`check-nif-pssregistration?nif=${given}&selection_process=${processId}`, headers)).json();

  it('answers in the specified words, only to those who know the birth date', async () => {
    const offer = await addPsgOffer(app.db);
    const known = { 'x-birthdate': birthdate };
    expect(await check(cpfOf(3), offer.processId, known)).toEqual({ data: null });
    await register('registrations', psgBody(offer, 3));
    expect(await check(cpfOf(3), offer.processId, known)).toEqual(already);
    expect(await check(cpfOf(3), offer.processId, { 'x-birthdate': '1990-01-01' })).toEqual({ data: null });
    expect(await check(cpfOf(3), offer.processId)).toEqual({ data: null });
    expect(await check(cpfOf(4), offer.processId, known)).toEqual({ data: null });
  });

  it('holds for both programmes; of two processes with one id, only who is in both is surely meant', async () => {
    let [psg, pss] = [await addPsgOffer(app.db), await addPssOffer(app.db)];
    while (psg.processId < pss.processId) psg = await addPsgOffer(app.db);
    while (pss.processId < psg.processId) pss = await addPssOffer(app.db);
    const known = { 'x-birthdate': birthdate };
    await register('pss-registrations', pssBody(pss, 5));
    expect(await check(cpfOf(5), pss.processId, known)).toEqual({ data: null });
    await register('registrations', psgBody(psg, 5));
    expect(await check(cpfOf(5), psg.processId, known)).toEqual(already);
    const alone = await addPssOffer(app.db);
    await register('pss-registrations', pssBody(alone, 5));
    expect(await check(cpfOf(5), alone.processId, known)).toEqual(already);
  });
});

/** Asks for nobody: counts against the address alone. */
const anyLookup = 'get-person-by-email?email=nova@exemplo.br';

describe.each([
  ['a person', `get-person-by-nif?nif=${nif}`, `get-person-by-nif?nif=${cpfOf(70)}`],
  ['an e-mail', 'get-person-by-email?email=ana@exemplo.br', anyLookup],
  [
    'a registration',
    `check-nif-pssregistration?nif=${nif}&selection_process=1`,
    `check-nif-pssregistration?nif=${cpfOf(70)}&selection_process=999`,
  ],
])('a look-up of %s', (_name, found, unknown) => {
  it('takes the same time, found or not, and is kept by no cache', async () => {
    pauses.length = 0;
    for (const path of [found, unknown]) {
      expect((await get(path, { 'x-birthdate': birthdate })).headers['cache-control']).toBe('no-store');
    }
    expect(pauses).toEqual([60, 60]);
  });

  it('is admitted ten times a minute from one address', async () => {
    await Promise.all(Array.from({ length: 10 }, () => get(anyLookup)));
    const refused = await get(found);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await get(found, {}, '10.0.0.9')).statusCode).toBe(200);
    clock.advance(1);
    expect((await get(found)).statusCode).toBe(200);
  });
});

it('a look-up is admitted sixty times a day from one address', async () => {
  const look = async (address?: string) => (await get(anyLookup, {}, address)).statusCode;
  for (let minute = 0; minute < 6; minute += 1) {
    const admitted = await Promise.all(Array.from({ length: 10 }, () => look()));
    expect(new Set(admitted)).toEqual(new Set([200]));
    clock.advance(1);
  }
  expect([await look(), await look('10.0.0.9')]).toEqual([429, 200]);
  clock.advance(24 * 60);
  expect(await look()).toBe(200);
});

describe('a CPF', () => {
  it('may be asked for five times a day, by whatever question and from wherever', async () => {
    const questions = [
      `get-person-by-nif?nif=${nif}`,
      `check-nif-pssregistration?nif=${nif}&selection_process=1`,
    ];
    const ask = async (round: number) =>
      (await get(questions[round % 2] ?? '', {}, `10.0.0.${round}`)).statusCode;
    for (let round = 0; round < 5; round += 1) expect(await ask(round)).toBe(200);
    expect([await ask(5), await ask(6)]).toEqual([429, 429]);
    clock.advance(24 * 60);
    expect(await ask(7)).toBe(200);
  });

  it('is not kept by what counts, nor is the address', async () => {
    await get(`get-person-by-nif?nif=${nif}`, {}, '10.0.0.9');
    const counted = await app.db.select().from(rateLimits);
    expect(counted).toHaveLength(3);
    expect(JSON.stringify(counted)).not.toMatch(new RegExp(`${nif}|10\\.0\\.0\\.9`));
  });
});
