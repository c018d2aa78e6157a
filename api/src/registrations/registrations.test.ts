import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit, outbox, rateLimits } from '../db/schema/operations.ts';
import { accounts, people } from '../db/schema/people.ts';
import { psgItems, psgRegistrations } from '../db/schema/psg.ts';
import { educationalFormations } from '../db/schema/pss-curriculum.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app } = await testApp();

const register = (payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: 'pss_selection_process_item_id' in payload ? '/api/v1/pss-registrations' : '/api/v1/registrations',
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

beforeEach(() => app.db.delete(rateLimits));

describe('a registration in the free-course programme', () => {
  it('answers its id and the place in the line', async () => {
    const offer = await addPsgOffer(app.db);
    const first = await register(psgBody(offer, 1));
    expect(first.statusCode).toBe(200);
    expect(first.json().data).toEqual({
      id: expect.any(Number),
      number: expect.stringMatching(/^PSG-2026-\d{6}$/),
      position: 1,
    });
    expect((await register(psgBody(offer, 2))).json().data.position).toBe(2);
  });

  it('makes an account without a password and sends the code to set one', async () => {
    const offer = await addPsgOffer(app.db);
    const { id } = (await register(psgBody(offer, 3))).json().data;
    const [account] = await app.db
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .innerJoin(people, eq(people.id, accounts.personId))
      .where(eq(people.nif, cpfOf(3)));
    expect(account).toEqual({ passwordHash: null });
    const [mail] = await app.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `registration-psg:${id}`));
    expect(mail?.recipient).toBe('candidata3@exemplo.br');
    expect(mail?.body).toMatch(/Sua posição: 1[\s\S]+Código: [0-9A-Z]{8}/);
    const [line] = await app.db
      .select()
      .from(audit)
      .where(eq(audit.target, `psg:${id}`));
    expect(line?.action).toBe('registered-psg');
    expect(JSON.stringify(line)).not.toContain(cpfOf(3));
  });

  it.each([
    ['no character', ''],
    ['129 characters', 'k'.repeat(129)],
  ])('refuses a key of %s as a mistake of the call', async (_, key) => {
    const offer = await addPsgOffer(app.db);
    const answer = await register(psgBody(offer, 5), key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^Idempotency-Key/);
    expect((await register(psgBody(offer, 5), String(key.length).padEnd(128, 'k'))).statusCode).toBe(200);
  });

  it('answers the first place again when the same call is repeated', async () => {
    const offer = await addPsgOffer(app.db);
    const answer = await register(psgBody(offer, 4), 'key-4');
    expect((await register(psgBody(offer, 4), 'key-4')).json()).toEqual(answer.json());
    const [item] = await app.db.select().from(psgItems).where(eq(psgItems.id, offer.itemId));
    expect(item?.taken).toBe(1);
  });

  it('refuses a key that another registration used', async () => {
    const offer = await addPsgOffer(app.db);
    await register(psgBody(offer, 5), 'key-5');
    expect((await register(psgBody(offer, 6), 'key-5')).statusCode).toBe(409);
  });

  it('says of the CPF that it is registered already', async () => {
    const offer = await addPsgOffer(app.db);
    await register(psgBody(offer, 7));
    const answer = await register(psgBody(offer, 7));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().data.nif).toEqual([
      'Você já realizou inscrição em um curso deste processo seletivo!',
    ]);
  });

  it('says that there are no vacancies and leaves the line as it is', async () => {
    const offer = await addPsgOffer(app.db, { capacity: 1 });
    await register(psgBody(offer, 10));
    const answer = await register(psgBody(offer, 11));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().message).toBe(
      'Não há mais vagas disponíveis. Número de inscrições atingidas para esse curso.',
    );
    expect(
      await app.db.select().from(psgRegistrations).where(eq(psgRegistrations.itemId, offer.itemId)),
    ).toHaveLength(1);
  });

  it('is not there for an offer that is hidden, unknown or of another process', async () => {
    const [one, other] = [await addPsgOffer(app.db), await addPsgOffer(app.db)];
    const hidden = await addPsgOffer(app.db, { status: 2 });
    for (const offer of [{ ...one, itemId: other.itemId }, hidden, { processId: 999_999, itemId: 999_999 }]) {
      expect((await register(psgBody(offer, 13))).statusCode).toBe(404);
    }
  });

  it('keeps the name and the birth date of an account that is proved, and the newest of one that is not', async () => {
    const proved = { nif: cpfOf(14), fullName: 'Ana Lima', email: 'ana@exemplo.br' };
    await addCandidate(app.db, proved);
    const personOf = async (nif: string) =>
      (await app.db.select().from(people).where(eq(people.nif, nif))).map(({ fullName, birthdate }) => ({
        fullName,
        birthdate,
      }));
    const other = { email: proved.email, full_name: 'Outra', birthdate: '1990-01-01' };
    const { id } = (await register({ ...psgBody(await addPsgOffer(app.db), 14), ...other })).json().data;
    expect(await personOf(cpfOf(14))).toEqual([{ fullName: 'Ana Lima', birthdate: '1998-04-21' }]);
    const [mail] = await app.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, `registration-psg:${id}`));
    expect(mail?.body).not.toContain('Código');

    await register({
      ...psgBody(await addPsgOffer(app.db), 16),
      full_name: 'Engano',
      birthdate: '1990-01-01',
    });
    await register(psgBody(await addPsgOffer(app.db), 16));
    expect(await personOf(cpfOf(16))).toEqual([{ fullName: 'Candidata 16', birthdate: '1998-04-21' }]);
  });

  it('leaves a person whom the institution stored without an e-mail to the institution', async () => {
    const nif = cpfOf(17);
    await app.db
      .insert(people)
      .values({ nif, fullName: 'Caio Dias', birthdate: '1998-04-21', address: 'Rua' });
    await register(psgBody(await addPsgOffer(app.db), 17));
    const known = await app.db.select().from(people).where(eq(people.nif, nif)).orderBy(asc(people.id));
    expect(known).toMatchObject([
      { email: null, address: 'Rua' },
      { email: 'candidata17@exemplo.br', address: null },
    ]);
  });

  it('admits sixty tries an hour from one address', async () => {
    const offer = await addPsgOffer(app.db, { capacity: 0 });
    for (let applicant = 100; applicant < 160; applicant += 1) {
      expect((await register(psgBody(offer, applicant))).statusCode).toBe(422);
    }
    const answer = await register(psgBody(offer, 160));
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
  });
});

describe('an application for a position', () => {
  it('stores the curriculum with it', async () => {
    const offer = await addPssOffer(app.db);
    const answer = await register(pssBody(offer, 20));
    expect(answer.json().data.position).toBe(1);
    const rows = await app.db
      .select()
      .from(educationalFormations)
      .where(eq(educationalFormations.registrationId, answer.json().data.id))
      .orderBy(asc(educationalFormations.id));
    expect(rows).toMatchObject([{ name: 'Unifap', educationLevelId: 3, dateConclusion: '2019-12-10' }]);
  });

  it('refuses an experience in a city that nobody knows, and registers nothing', async () => {
    const offer = await addPssOffer(app.db);
    const experience = {
      name: 'Loja',
      job_title_name: 'Vendas',
      city_id: 999,
      start_date: '2020-01-01',
      observation: 'Atendimento',
    };
    const answer = await register({ ...pssBody(offer, 21), professionalExperiences: [experience] });
    expect(answer.statusCode).toBe(422);
    expect((await register(pssBody(offer, 21))).json().data.position).toBe(1);
  });

  it('says in the words of the staff selection who is registered already', async () => {
    const offer = await addPssOffer(app.db);
    await register(pssBody(offer, 22));
    expect((await register(pssBody(offer, 22))).json().data).toEqual({
      nif: ['Você já realizou inscrição em um cargo deste processo seletivo!'],
    });
  });
});
