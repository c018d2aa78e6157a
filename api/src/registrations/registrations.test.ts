import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit, rateLimits } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import {
  complementaryCourses,
  educationalFormations,
  professionalExperiences,
  registrations,
} from '../db/schema/registrations.ts';
import { offers } from '../db/schema/selection.ts';
import { cities, settings } from '../db/schema/settings.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate } from '../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { mailsOf, rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, post } = await testApp();

const register = (payload: object, key?: string) =>
  post(
    'pss_selection_process_item_id' in payload ? 'pss-registrations' : 'registrations',
    payload,
    key === undefined ? {} : { 'idempotency-key': key },
  );
const mailOf = async (id: number) => (await mailsOf(app.db, `registration-psg:${id}`))[0];
const peopleOf = (nif: string) =>
  app.db.select().from(people).where(eq(people.nif, nif)).orderBy(asc(people.id));

const verified_at = new Date('2026-03-01T12:00:00-03:00');

beforeEach(() => app.db.delete(rateLimits));

it.each(['psg', 'pss'] as const)(
  'the consent of the %s has the version of the policy that was read, or none',
  async (kind) => {
    const row = { name: 'Senac', nif: '1', policy_version: '3' };
    await app.db.insert(settings).values(row).onConflictDoNothing();
    const send = async (applicant: number, headers: Record<string, string>) =>
      kind === 'psg'
        ? post('registrations', psgBody(await addPsgOffer(app.db), applicant), headers)
        : post('pss-registrations', pssBody(await addPssOffer(app.db), applicant), headers);
    const stored = async (answer: Awaited<ReturnType<typeof send>>) =>
      (await rowOf(app.db, registrations, answer.json().data.id)).policy_version;
    const first = kind === 'psg' ? 900 : 910;
    expect(await stored(await send(first, { 'x-policy-version': '2' }))).toBe('2');
    expect(await stored(await send(first + 1, {}))).toBeNull();
    expect((await send(first + 2, { 'x-policy-version': 'v'.repeat(41) })).statusCode).toBe(400);
  },
);

describe('a registration in the free-course programme', () => {
  it('gives the place in the line, and says by e-mail what follows, with the code to set a password', async () => {
    const offer = await addPsgOffer(app.db, {
      place: 'Sala 12',
      schedule: ['Sábados, 8h às 12h'],
      documents_to_bring: ['RG', 'CPF'],
      documents_start_date: new Date('2026-03-30T08:00:00-03:00'),
      documents_end_date: new Date('2026-03-30T18:00:00-03:00'),
    });
    const { id, number, position, ...meeting } = (await register(psgBody(offer, 1))).json().data;
    expect(meeting).toMatchObject({ schedule: ['Sábados, 8h às 12h'], documents_to_bring: ['RG', 'CPF'] });
    expect([number, position]).toEqual([`PSG-2026-${String(id).padStart(6, '0')}`, 1]);
    const mail = await mailOf(id);
    expect(mail?.subject).toBe('Inscrição confirmada: Cozinha');
    for (const said of [
      /Curso: Cozinha\nProcesso: Gratuidade\n/,
      /Sua posição: 1ª de \d+ vagas imediatas\nFim das inscrições: 20\/03\/2026 - 23:59\n/,
      /Horário: Sábados, 8h às 12h\nLocal: Sala 12\n/,
      /Entrega de documentos: 30\/03\/2026, das 8h às 18h\nDocumentos a levar: RG; CPF\n/,
      /\/psg\/edital\/\d+\s/,
      /\/conferir\/psg-\S+\s/,
      /Código: [0-9A-Z]{8}/,
    ]) {
      expect(mail?.body).toMatch(said);
    }
    const [line] = await app.db
      .select()
      .from(audit)
      .where(eq(audit.target, `psg:${id}`));
    expect(line?.action).toBe('registered-psg');
    expect(JSON.stringify(line)).not.toContain(cpfOf(1));
  });

  it('refuses people who are too young on the first day of the course, and keeps the guardian of others', async () => {
    const offer = await addPsgOffer(app.db, { min_age: 16, start_date_course: '2026-04-06' });
    const refused = await register({ ...psgBody(offer, 20), birthdate: '2010-04-07' });
    expect([refused.statusCode, refused.json().data]).toEqual([
      422,
      { birthdate: [expect.stringContaining('pelo menos 16 anos no início das aulas, em 06/04/2026')] },
    ]);
    const minor = { ...psgBody(offer, 20), birthdate: '2010-04-06', guardian: 'Raimunda Alves' };
    const { id } = (await register(minor)).json().data;
    const [stored] = await app.db.select().from(registrations).where(eq(registrations.id, id));
    expect(stored?.guardian).toBe('Raimunda Alves');
  });

  it('rejects an online registration for a course that takes them in person, and takes no place', async () => {
    const offer = await addPsgOffer(app.db, { registration_type_name: 'Presencial' });
    const rejected = await register(psgBody(offer, 77));
    expect([rejected.statusCode, rejected.json()]).toEqual([
      422,
      { message: expect.stringContaining('é feita pessoalmente'), data: {} },
    ]);
    expect((await rowOf(app.db, offers, offer.offer_id)).taken).toBe(0);
    expect(await peopleOf(cpfOf(77))).toEqual([]);
  });

  it.each(['', 'k'.repeat(129)])('refuses the key %j as a mistake of the call', async (key) => {
    const offer = await addPsgOffer(app.db);
    const answer = await register(psgBody(offer, 5), key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^Idempotency-Key/);
    expect((await register(psgBody(offer, 5), `${offer.offer_id}`.padEnd(128, 'k'))).statusCode).toBe(200);
  });

  it('answers the same call again as before, and refuses its key to any other', async () => {
    const [offer, another] = [await addPsgOffer(app.db), await addPsgOffer(app.db)];
    const answer = await register(psgBody(offer, 4), 'key-4');
    expect((await register(psgBody(offer, 4), 'key-4')).json()).toEqual(answer.json());
    expect((await register(psgBody(another, 4), 'key-4')).statusCode).toBe(409);
    expect((await register(psgBody(offer, 6), 'key-4')).statusCode).toBe(409);
  });

  it.each([{ email: 'certa@exemplo.br' }, { birthdate: '1998-04-22' }, { phone: '96991234568' }])(
    'says that there is one already where its key comes with %j',
    async (corrected) => {
      const body = psgBody(await addPsgOffer(app.db), 7);
      const key = `corrected-${body.selection_process_item_id}`;
      await register(body, key);
      const answer = await register({ ...body, ...corrected }, key);
      expect([answer.statusCode, answer.json().data]).toEqual([
        422,
        { nif: [expect.stringContaining('já')] },
      ]);
    },
  );

  it.each([
    ['of a person who has proved the e-mail', 14, {}],
    ['of one whom the institution has verified', 15, { password: null, verified_at }],
  ] as const)('keeps the name %s', async (_, number, known) => {
    const body = psgBody(await addPsgOffer(app.db), number);
    await addCandidate(app.db, { nif: body.nif, email: body.email, ...known });
    const { id } = (await register(body)).json().data;
    expect(await peopleOf(body.nif)).toMatchObject([{ full_name: 'Ana Lima' }]);
    expect((await mailOf(id))?.body.includes('Código')).toBe('password' in known);
  });

  it('leaves a person whom the institution stored without an e-mail to the institution', async () => {
    const nif = cpfOf(17);
    const caio = { nif, full_name: 'Caio Dias', birthdate: '1998-04-21', address: 'Rua' };
    await app.db.insert(people).values(caio);
    await register(psgBody(await addPsgOffer(app.db), 17));
    expect(await peopleOf(nif)).toMatchObject([
      { email: null, address: 'Rua' },
      { email: 'candidata17@exemplo.br', address: null },
    ]);
  });
});

it('an application for a position stores the curriculum with it, in cities that are known (B 3)', async () => {
  await app.db.insert(cities).values({ id: 1, title: 'Macapá', state_letter: 'AP' });
  const course = { course: 'Excel', name: 'Senac', workload: 40, situation: 2 };
  const shop = { name: 'Loja', observation: 'Atendimento' };
  const experience = { ...shop, job_title_name: 'Vendas', city_id: 1, start_date: '2020-01-01' };
  const application = {
    ...pssBody(await addPssOffer(app.db), 20),
    complementaryCourses: [{ ...course, date_conclusion: '2020-01-31' }],
    professionalExperiences: [experience, { ...experience, end_date: '2021-01-01' }],
  };
  const elsewhere = { professionalExperiences: [experience, { ...experience, city_id: 999 }] };
  expect((await register({ ...application, ...elsewhere })).json().data).toEqual({
    professionalExperiences: ['Preencha todos os campos.'],
  });
  const { id, position } = (await register(application, 'curriculum')).json().data;
  expect(position).toBe(1);
  const changed = await register({ ...application, complementaryCourses: [] }, 'curriculum');
  expect(changed.json().data).toEqual({ nif: [expect.stringContaining('já')] });
  const [mail] = await mailsOf(app.db, `registration-pss:${id}`);
  expect(mail?.subject).toBe('Inscrição confirmada: Instrutor');
  const [formations, courses, experiences] = await Promise.all(
    [educationalFormations, complementaryCourses, professionalExperiences].map((table) =>
      app.db.select().from(table).where(eq(table.registration_id, id)).orderBy(asc(table.id)),
    ),
  );
  expect(formations).toMatchObject([
    { name: 'Unifap', course: 'Letras', education_level_id: 3, date_conclusion: '2019-12-10' },
  ]);
  expect(courses).toMatchObject([{ ...course, date_conclusion: '2020-01-31' }]);
  const sold = { ...shop, job_title_name: 'Vendas', city_id: 1, start_date: '2020-01-01' };
  expect(experiences).toMatchObject([
    { ...sold, end_date: null },
    { ...sold, end_date: '2021-01-01' },
  ]);
});

it.each([
  { kind: 'psg', where: 'curso', email: 'E-mail já Existente.', addOffer: addPsgOffer, body: psgBody },
  { kind: 'pss', where: 'cargo', email: 'E-mail já existente.', addOffer: addPssOffer, body: pssBody },
] as const)(
  'the $kind refuses in its own words (A 8, B 8)',
  async ({ kind, where, email, addOffer, body }) => {
    const offer = await addOffer(app.db, { capacity: 2 });
    const refusal = async (number: number, given: object = {}) => {
      const answer = await register({ ...body(offer, number), ...given });
      return [answer.statusCode, answer.json()];
    };
    expect(await refusal(30)).toMatchObject([200, {}]);
    const already = `Você já realizou inscrição em um ${where} deste processo seletivo!`;
    expect(await refusal(30)).toEqual([422, { message: already, data: { nif: [already] } }]);
    const taken = `${kind}@exemplo.br`;
    await addCandidate(app.db, { nif: cpfOf(32), email: taken });
    const another = { message: email, data: { email: [email] } };
    expect(await refusal(33, { email: taken.toUpperCase() })).toEqual([422, another]);

    await app.db.update(offers).set({ capacity: 1 });
    const full = `As vagas deste ${where} acabaram antes de a sua inscrição chegar.`;
    expect(await refusal(31)).toEqual([422, { message: full, data: {} }]);
    await app.db.update(offers).set({ end_date: app.now() });
    const closed = `As inscrições para este ${where} estão fechadas.`;
    expect(await refusal(31)).toEqual([422, { message: closed, data: {} }]);
  },
);
