import { formatTaxId } from '@portal/contract/format/mask';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { offers, processes } from '../db/schema/selection.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { accountsApp, from, type Headers } from './testing/accounts-app.ts';

const { app, clock, pauses, ana, get, status, post: register } = await accountsApp();
const { nif } = ana;
const birthdate = '1998-04-21';
const known: Headers = { 'x-birthdate': birthdate };
const nobody = cpfOf(70);
const byNif = (nif: string, headers: Headers = known) => get(`get-person-by-nif?nif=${nif}`, headers);

beforeEach(async () => {
  clock.moveTo('2026-03-10T12:00:15-03:00');
  for (const table of [offers, processes]) await app.db.delete(table);
});

describe('a person, looked up by CPF', () => {
  it("is shown to those who know the birth date, with the mother's name masked", async () => {
    const data = { nif, birthdate, full_name: 'Ana Lima', mother: 'R••• A•••' };
    expect((await byNif(nif)).json()).toEqual({ data });
  });

  it.each<[string, string, Headers]>([
    ['with another birth date', nif, { 'x-birthdate': '1990-01-01' }],
    ['with what is no birth date', nif, { 'x-birthdate': '%' }],
    ['without a birth date', nif, {}],
    ['when unknown', nobody, known],
  ])('is null %s', async (_, given, headers) => {
    expect((await byNif(given, headers)).json()).toEqual({ data: null });
  });

  it('is what the institution has verified, whatever others have said of the CPF', async () => {
    const caio = {
      nif: cpfOf(20),
      full_name: 'Caio Reis',
      email: 'caio@exemplo.br',
      verified_at: clock.now(),
    };
    await addCandidate(app.db, caio);
    await register('registrations', { ...psgBody(await addPsgOffer(app.db), 20), full_name: 'Fulana' });
    expect((await byNif(caio.nif)).json().data).toMatchObject({ full_name: 'Caio Reis' });
  });

  it('is null where two e-mails say different things of one CPF and birth date', async () => {
    const form = psgBody(await addPsgOffer(app.db), 21);
    const look = async () => (await byNif(form.nif)).json().data;
    await register('registrations', form);
    expect(await look()).toMatchObject({ full_name: 'Candidata 21' });
    await register('registrations', { ...form, email: 'outra@exemplo.br', full_name: 'Fulana' });
    expect(await look()).toBeNull();
  });

  it('rejects an invalid CPF without repeating it', async () => {
    const answer = await byNif('12345678900');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('CPF inválido');
    expect(answer.body).not.toContain('12345678900');
  });
});

describe('an e-mail', () => {
  const byEmail = (email: string, headers?: Headers) => get(`get-person-by-email?email=${email}`, headers);
  const hidden = { nif: '***.***.***-**', shareable: true };

  it.each<[string, string, Headers, object | null]>([
    ['is free if no person uses it', 'nova@exemplo.br', {}, null],
    ["is free for its owner's CPF as it is written", ana.email, { 'x-nif': formatTaxId(nif) }, null],
    ['is taken for another CPF, without telling whose it is', 'ANA@exemplo.br', { 'x-nif': nobody }, hidden],
    ['has no unique owner', ana.email, {}, hidden],
  ])('%s', async (_, email, headers, data) => {
    expect((await byEmail(email, headers)).json()).toEqual({ data });
  });

  it('has no owner until it is verified', async () => {
    await register('registrations', psgBody(await addPsgOffer(app.db), 22));
    expect((await byEmail('candidata22@exemplo.br', { 'x-nif': nobody })).json()).toEqual({ data: null });
  });
});

describe('the check for a registration', () => {
  const already = { data: 'Você já se inscreveu em um curso desse processo seletivo!' };
  const none = { data: null };
  const check = async (given: string, process_id: number, headers = known) =>
    (await get(`check-nif-pssregistration?nif=${given}&selection_process=${process_id}`, headers)).json();

  it('responds in the specified words, only with the birth date', async () => {
    const { process_id, ...item } = await addPsgOffer(app.db);
    expect(await check(cpfOf(3), process_id)).toEqual(none);
    await register('registrations', psgBody({ process_id, ...item }, 3));
    expect(await check(cpfOf(3), process_id)).toEqual(already);
    expect(await check(cpfOf(3), process_id, { 'x-birthdate': '1990-01-01' })).toEqual(none);
    expect(await check(cpfOf(3), process_id, {})).toEqual(none);
    expect(await check(cpfOf(4), process_id)).toEqual(none);
  });

  it('holds for both programmes; of two processes with one id, only who is in both is surely meant', async () => {
    const psg = await addPsgOffer(app.db);
    const pss = await addPssOffer(app.db, {}, { id: psg.process_id });
    await register('pss-registrations', pssBody(pss, 5));
    expect(await check(cpfOf(5), pss.process_id)).toEqual(none);
    await register('registrations', psgBody(psg, 5));
    expect(await check(cpfOf(5), psg.process_id)).toEqual(already);
    const alone = await addPssOffer(app.db);
    await register('pss-registrations', pssBody(alone, 5));
    expect(await check(cpfOf(5), alone.process_id)).toEqual(already);
  });
});

/** Counts only against the IP address. */
const anyLookup = 'get-person-by-email?email=nova@exemplo.br';

const registration = (nif: string) => `check-nif-pssregistration?nif=${nif}&selection_process=1`;

it.each([
  ['a person', `get-person-by-nif?nif=${nif}`, `get-person-by-nif?nif=${nobody}`],
  ['an e-mail', `get-person-by-email?email=${ana.email}`, anyLookup],
  ['a registration', registration(nif), registration(nobody)],
])(
  'a lookup of %s takes the same time, found or not, is never cached, and admitted forty times a minute',
  async (_name, found, unknown) => {
    for (const path of [found, unknown]) {
      expect((await get(path, known)).headers['cache-control']).toBe('no-store');
    }
    expect(pauses).toEqual([60, 60]);
    await Promise.all(Array.from({ length: 38 }, () => get(anyLookup)));
    const refused = await get(found);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  },
);

it('a lookup is admitted sixty times a day from one IP address', async () => {
  const look = (headers?: Headers) => status(anyLookup, headers);
  for (let minute = 0; minute < 6; minute += 1) {
    const admitted = await Promise.all(Array.from({ length: 10 }, () => look()));
    expect(new Set(admitted)).toEqual(new Set([200]));
    clock.advance(1);
  }
  expect([await look(), await look(from('10.0.0.9'))]).toEqual([429, 200]);
  clock.advance(24 * 60);
  expect(await look()).toBe(200);
});

describe('a CPF', () => {
  it('may be asked for five times a day, by whatever question and from wherever', async () => {
    const ask = (round: number) =>
      status(round % 2 ? registration(nif) : `get-person-by-nif?nif=${nif}`, from(`10.0.0.${round}`));
    for (let round = 0; round < 5; round += 1) expect(await ask(round)).toBe(200);
    expect([await ask(5), await ask(6)]).toEqual([429, 429]);
    clock.advance(24 * 60);
    expect(await ask(7)).toBe(200);
  });

  it('is not stored by the counters, nor is the IP address', async () => {
    await get(`get-person-by-nif?nif=${nif}`, from('10.0.0.9'));
    const counted = await app.db.select().from(rateLimits);
    expect(counted).toHaveLength(6);
    expect(JSON.stringify(counted)).not.toMatch(new RegExp(`${nif}|10\\.0\\.0\\.9`));
  });
});
