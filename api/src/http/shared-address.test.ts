import { beforeEach, expect, it } from 'vitest';
import { accountsApp } from '../accounts/testing/accounts-app.ts';
import { pollAlternatives, polls } from '../db/schema/contents.ts';
import { addSubjects } from '../personal-data/testing/sent-requests.ts';
import { cpfOf, psgBody } from '../testing/application.ts';
import { addCandidate, candidatePassword, mailedCode } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { addRows } from '../testing/rows.ts';

// A class or a library behind one address.
const pupils = Array.from({ length: 12 }, (_, place) => place + 10);
const emailOf = (pupil: number) => `candidata${pupil}@exemplo.br`;

const { app, get, post, put, login, useCode } = await accountsApp();
await addSubjects(app.db);

beforeEach(async () => {
  for (const pupil of pupils)
    await addCandidate(app.db, { nif: cpfOf(pupil), full_name: `Candidata ${pupil}`, email: emailOf(pupil) });
});

/** Returns the statuses of requests that all pupils send at the same time. */
const together = async (send: (pupil: number) => Promise<{ statusCode: number }>) =>
  new Set((await Promise.all(pupils.map(send))).map(({ statusCode }) => statusCode));

it('twelve people behind one address log in, each after a wrong password', async () => {
  expect(await together((pupil) => login(emailOf(pupil), 'errada errada'))).toEqual(new Set([401]));
  expect(await together((pupil) => login(emailOf(pupil)))).toEqual(new Set([200]));
});

it('twelve people behind one address recover their passwords, each after a wrong code', async () => {
  expect(await together((pupil) => post('auth/password/email', { email: emailOf(pupil) }))).toEqual(
    new Set([200]),
  );
  const enter = (pupil: number, code: string) => useCode('reset', emailOf(pupil), code, candidatePassword);
  expect(await together((pupil) => enter(pupil, 'AAAAAAAA'))).toEqual(new Set([422]));
  expect(await together(async (pupil) => enter(pupil, await mailedCode({ app }, emailOf(pupil))))).toEqual(
    new Set([200]),
  );
});

const offer = await addPsgOffer(app.db, { capacity: 20 });
const [{ id: poll_id }] = await addRows(app.db, polls, [{ name: 'Qual curso?' }]);
await app.db.insert(pollAlternatives).values({ poll_id, title: 'Saúde', position: 0 });
const contact = (pupil: number) => ({
  full_name: `Candidata ${pupil}`,
  email: emailOf(pupil),
  phone: '96991234567',
  city_id: 1,
  nif: cpfOf(pupil),
});
const ticket = { psa_department_id: 2, psa_matter_id: 1, status: 1 };
const check = (pupil: number) => `check-nif-pssregistration?nif=${cpfOf(pupil)}&selection_process=1`;

it.each<[string, (pupil: number) => Promise<{ statusCode: number }>]>([
  ['look up their CPFs', (pupil) => get(`get-person-by-nif?nif=${cpfOf(pupil)}`)],
  ['check for a registration', (pupil) => get(check(pupil))],
  ['look up e-mails', (pupil) => get(`get-person-by-email?email=nova${pupil}@exemplo.br`)],
  ['register', (pupil) => post('registrations', psgBody(offer, pupil + 100))],
  [
    'vote',
    (pupil) =>
      put(`questions/${poll_id}`, { answer: 'Saúde' }, { 'x-voter': String(pupil).padStart(32, '0') }),
  ],
  [
    'look up their receipts',
    (pupil) => post('receipt-copies', { nif: cpfOf(pupil), birthdate: '1998-04-21', number: `PSG-${pupil}` }),
  ],
  [
    'write to the institution',
    (pupil) => post('psa-tickets', { ...contact(pupil), ...ticket, message: `Quando começa ${pupil}?` }),
  ],
  ['ask for a class', (pupil) => post('interest-course', { ...contact(pupil), course: 'Cozinha' })],
])('twelve people behind one address %s', async (_what, send) => {
  expect(await together(send)).toEqual(new Set([200]));
});
