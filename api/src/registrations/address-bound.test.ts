import { like } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { addressBounds, takePlaceOfAddress } from '../http/address-bounds.ts';
import { psgBody, pssBody } from '../testing/application.ts';
import { addPsgOffer, addPssOffer, type OfferOptions } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();

beforeEach(() => {
  clock.moveTo('2026-03-10T12:00:00-03:00');
  return app.db.delete(rateLimits);
});

const post = (path: string, payload: object, key: string) =>
  app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { 'idempotency-key': key }, payload });

/** Registers applicants by their number for a new offer of the free-course programme, all from one address. */
async function open(options: OfferOptions = {}) {
  const offer = await addPsgOffer(app.db, { capacity: 100, ...options });
  return (applicant: number, key = `${offer.itemId}-${applicant}`) =>
    post('registrations', psgBody(offer, applicant), key);
}
const taken = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 200).length;
const applicants = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('one address takes five of fifteen vacancies at once, of whatever programme, and is told when to go on', async () => {
  const register = await open();
  const answers = await Promise.all(applicants(15).map((applicant) => register(applicant)));
  expect(taken(answers)).toBe(5);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.statusCode).toBe(429);
  expect(refused?.headers['retry-after']).toBe('600');
  expect(refused?.json().message).toBe(
    'Recebemos muitas inscrições desta rede em pouco tempo, e a sua ainda não foi feita. Envie de novo em 10 minutos ou, se preferir, por outra rede, como a do celular.',
  );
  const apply = async () => post('pss-registrations', pssBody(await addPssOffer(app.db), 15), 'pss-15');
  expect((await apply()).statusCode).toBe(429);
  clock.advance(10);
  expect((await register(15)).statusCode).toBe(200);
  expect((await apply()).statusCode).toBe(200);
});

it('an offer of the other programme with the same number takes a place of its own', async () => {
  const psg = await addPsgOffer(app.db, { capacity: 100 });
  let pss = await addPssOffer(app.db);
  while (pss.itemId < psg.itemId) pss = await addPssOffer(app.db);
  await post('registrations', psgBody(psg, 1), 'psg');
  await post('pss-registrations', pssBody(pss, 1), 'pss');
  const more = await Promise.all(
    [2, 3, 4, 5].map((applicant) => post('registrations', psgBody(psg, applicant), `psg-${applicant}`)),
  );
  expect(taken(more)).toBe(3);
});

it.each([
  ['votes', addressBounds.vote, 100],
  ['registrations', addressBounds.registration, 80],
] as const)(
  'one address has a share of %s a day, each at the first try where one comes every five minutes',
  async (_, bounds, count) => {
    const attempt = (holder: string) =>
      app.db.transaction((tx) => takePlaceOfAddress(app, tx, bounds, { address: '10.0.0.1', holder }));
    for (const number of applicants(count)) {
      await attempt(`${number}`);
      clock.advance(5);
    }
    await expect(attempt('one more')).rejects.toMatchObject({ status: 429 });
    clock.moveTo('2026-03-11T12:00:00-03:00');
    await attempt('one more');
  },
);

/** Tries of the address in this hour. */
const tries = like(rateLimits.key, 'registration-ip:%');

it('what is sent again under its key costs its address nothing, however often', async () => {
  const register = await open();
  const first = (await register(1)).json().data;
  const repeats = await Promise.all(applicants(7).map(() => register(1)));
  expect(repeats.map((answer) => answer.json().data)).toEqual(repeats.map(() => first));
  expect(await app.db.select().from(rateLimits).where(tries)).toMatchObject([{ points: 1 }]);
  expect(taken(await Promise.all([2, 3, 4, 5].map((applicant) => register(applicant))))).toBe(4);
});

it('who is told to be registered already takes one place of the address', async () => {
  const register = await open();
  await register(1);
  for (const attempt of applicants(5)) {
    expect((await register(1, `another-key-${attempt}`)).statusCode).toBe(422);
  }
  expect(taken(await Promise.all([2, 3, 4, 5].map((applicant) => register(applicant))))).toBe(4);
});

it('a refusal takes no place, and an address has sixty tries an hour', async () => {
  const register = await open({ capacity: 0 });
  for (const applicant of applicants(6)) expect((await register(applicant)).statusCode).toBe(422);
  await app.db.update(rateLimits).set({ points: 59 }).where(tries);
  expect((await register(60)).statusCode).toBe(422);
  const answer = await register(61);
  expect(answer.statusCode).toBe(429);
  expect(answer.json().message).toBe('Muitas tentativas. Tente novamente em 60 minutos.');
});
