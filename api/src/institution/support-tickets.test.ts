import { beforeEach, describe, expect, it } from 'vitest';
import { interests } from '../db/schema/courses.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { cities, psaTickets, settings } from '../db/schema/settings.ts';
import { addInterests, addSubjects } from '../personal-data/testing/sent-requests.ts';
import { cpfOf } from '../testing/application.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, post, data } = await testApp();
await addSubjects(app.db);
await app.db.insert(cities).values({ id: 2, title: 'Santana', state_letter: 'AP' });

const person = { full_name: 'Ana Lima', email: 'ana@exemplo.br', phone: '96991234567', city_id: 1 };
const subject = { psa_department_id: 2, psa_matter_id: 1 };
const interest = { ...person, nif: cpfOf(1), course: 'Cozinha' };
const ticket = { ...person, ...subject, nif: cpfOf(1), message: 'Quero um curso', status: 4 };

beforeEach(async () => {
  await app.db.delete(rateLimits);
  await app.db.delete(psaTickets);
  await app.db.delete(interests);
});

it.each([
  ['2', { 'x-policy-version': '2' }],
  [null, {}],
])('the consent has the version %s of the policy, which was read', async (policy_version, headers) => {
  await post('psa-tickets', ticket, headers);
  await post('interest-course', interest, headers);
  expect(await app.db.select().from(psaTickets)).toMatchObject([{ policy_version }]);
  expect(await app.db.select().from(interests)).toMatchObject([{ policy_version }]);
});

describe('a contact ticket', () => {
  it('is stored as a new one, whatever status is sent, with the consent', async () => {
    const answer = await post('psa-tickets', ticket);
    expect(answer.json()).toEqual({ data: null, message: expect.stringContaining('sucesso') });
    expect(await app.db.select().from(psaTickets)).toMatchObject([
      { full_name: 'Ana Lima', status: 1, consented_at: clock.now() },
    ]);
  });

  it.each([
    ['city_id', 9, 'Cidade obrigatória'],
    ['psa_matter_id', 9, 'Campo obrigatório'],
  ])('refuses %s = %s', async (field, value, text) => {
    const answer = await post('psa-tickets', { ...ticket, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().data).toEqual({ [field]: [text] });
  });
});

const another = (place: number) => ({ email: `pessoa${place}@exemplo.br`, message: `Pergunta ${place}` });

it.each<[what: string, path: string, body: object, change: (place: number) => object, hits: number]>([
  ['tickets of one address', 'psa-tickets', ticket, another, 60],
  ['interests of one address', 'interest-course', interest, another, 60],
  ['tickets of one e-mail', 'psa-tickets', ticket, (place) => ({ message: `Pergunta ${place}` }), 5],
  [
    'tickets with one text',
    'psa-tickets',
    ticket,
    (place) => ({ ...another(place), message: `${' '.repeat(place)}Compre AQUI` }),
    5,
  ],
  ['interests of one e-mail', 'interest-course', interest, (place) => ({ course: `Curso ${place}` }), 5],
])('%s have a limit for an hour, and one a minute beyond it', async (_what, path, body, change, hits) => {
  const send = async (place: number) => post(path, { ...body, ...change(place) });
  const statuses = [];
  for (let place = 1; place <= hits + 1; place += 1) statuses.push((await send(place)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await send(hits + 2);
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'Muitas tentativas. Tente novamente em 1 minuto.',
  ]);
  clock.advance(1);
  expect((await send(hits + 3)).statusCode).toBe(200);
});

it('stores interest in a course and lists departments and matters', async () => {
  const refused = await post('interest-course', { ...interest, city_id: 9 });
  expect(refused.json().data).toEqual({ city_id: ['Cidade obrigatória'] });
  await post('interest-course', interest);
  expect(await app.db.select().from(interests)).toMatchObject([{ course: 'Cozinha', city_id: 1 }]);
  expect(await data('psa-departments')).toEqual([{ id: 2, name: 'Atendimento' }]);
  expect(await data('psa-matters')).toEqual([{ id: 1, name: 'Cursos' }]);
});

it('lists requested classes from the configured size on, without naming people', async () => {
  const wished = () => data(`interest-classes?course=${encodeURIComponent('Barbeiro 100%')}`);
  const ask = (people: number, from: number, words = 'Santana, Noite') =>
    addInterests(
      app.db,
      Array.from({ length: people }, (_, place) => ({
        nif: cpfOf(from + place),
        course: `Barbeiro 100% (${words})`,
      })),
    );
  await app.db.insert(settings).values({ name: 'Senac', nif: '1', class_size: 12 });
  await ask(9, 1, 'compre aqui, Noite');
  await ask(4, 1);
  expect(await wished()).toEqual([]);
  // Nine are enough with every secret offset.
  await ask(5, 5);
  expect(await wished()).toEqual([{ city: 'Santana', shift: 'noite', missing: 7 }]);
});
