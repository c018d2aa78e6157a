import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../db/schema/operations.ts';
import { psgBody, pssBody } from '../testing/application.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();
const opening = '2026-03-10T12:00:00-03:00';
const endsAt = new Date('2026-03-30T00:00:00-03:00');

const programmes = [
  {
    programme: 'free-course programme',
    path: 'registrations',
    addOffer: addPsgOffer,
    body: psgBody,
  },
  {
    programme: 'staff selection',
    path: 'pss-registrations',
    addOffer: addPssOffer,
    body: pssBody,
  },
] as const;

beforeEach(() => {
  clock.moveTo(opening);
  return app.db.delete(rateLimits);
});

describe.each(programmes)('in the $programme, one address', ({ path, addOffer, body }) => {
  const open = async (capacity = 40) => {
    const offer = { jobTitleId: 0, ...(await addOffer(app.db, { capacity, endsAt })) };
    return (applicant: number, key = `${path}-${offer.itemId}-${applicant}`) =>
      app.inject({
        method: 'POST',
        url: `/api/v1/${path}`,
        headers: { 'idempotency-key': key },
        payload: body(offer, applicant),
      });
  };
  const taken = (answers: { statusCode: number }[]) =>
    answers.filter(({ statusCode }) => statusCode === 200).length;
  const applicants = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('takes five of fifteen vacancies at once, and is told when to go on', async () => {
    const register = await open(15);
    const answers = await Promise.all(applicants(15).map((applicant) => register(applicant)));
    expect(taken(answers)).toBe(5);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.statusCode).toBe(429);
    expect(refused?.headers['retry-after']).toBe('600');
    expect(refused?.json().message).toBe(
      'Recebemos muitas inscrições desta rede em pouco tempo, e a sua ainda não foi feita. Envie de novo em 10 minutos ou, se preferir, por outra rede, como a do celular.',
    );
    clock.advance(10);
    expect((await register(15)).statusCode).toBe(200);
  });

  it('registers thirty people over an afternoon, each at the first try', async () => {
    const register = await open();
    for (const applicant of applicants(30)) {
      expect((await register(applicant)).statusCode).toBe(200);
      clock.advance(5);
    }
  });

  it('registers thirty people who all press at once, each within an hour of trying as it is told', async () => {
    const register = await open();
    let waiting = applicants(30);
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(
        waiting.slice(0, 8).map(async (applicant) => ({ applicant, ...(await register(applicant)) })),
      );
      const done = answers.filter(({ statusCode }) => statusCode === 200).map(({ applicant }) => applicant);
      waiting = waiting.filter((applicant) => !done.includes(applicant));
      clock.advance(10);
    }
    expect(waiting).toEqual([]);
  });

  it('sends again, under its key, as often as it likes', async () => {
    const register = await open();
    const first = (await register(1)).json().data;
    const repeats = await Promise.all(applicants(70).map(() => register(1)));
    expect(repeats.map((answer) => answer.json().data)).toEqual(repeats.map(() => first));
    expect(taken(await Promise.all([2, 3, 4, 5].map((applicant) => register(applicant))))).toBe(4);
  });

  it('is not charged for refusals', async () => {
    const register = await open();
    await register(1);
    for (const attempt of applicants(20)) {
      expect((await register(1, `${path}-another-key-${attempt}`)).statusCode).toBe(422);
    }
    expect((await register(2)).statusCode).toBe(200);
  });

  it('takes eighty places a day', async () => {
    const register = await open(100);
    const statuses: number[] = [];
    for (const applicant of applicants(90)) {
      statuses.push((await register(applicant)).statusCode);
      clock.advance(5);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(80);
    expect(statuses.slice(80)).toEqual(Array.from({ length: 10 }, () => 429));
  });
});
