import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseBounds } from '../db/open-database.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { registrations } from '../db/schema/registrations.ts';
import { jobTitles, offers } from '../db/schema/selection.ts';
import { cities } from '../db/schema/settings.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { addCandidate, sessionOf } from '../testing/candidates.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addPsgOffer, addPssOffer } from '../testing/offers.ts';
import { addRows, mailsOf, rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';
import { loadCurriculum } from './curriculum.repository.ts';

// With one connection, a query outside the switch's transaction would never end, as in the embedded database.
const { app, clock, get, post, put } = await testApp({
  kind: 'postgres',
  url: await newDatabase(),
  bounds: { ...databaseBounds, connections: 1 },
});
const email = (applicant: number) => `candidata${applicant}@exemplo.br`;
const window = {
  start_date: new Date('2026-03-01T00:00:00-03:00'),
  end_date: new Date('2026-03-20T23:59:59-03:00'),
};

/** Adds a process with two courses, the second with `capacity` places, and a candidate registered in the first. */
async function registered(applicant: number, changes: Partial<typeof offers.$inferInsert> = {}) {
  const offer = await addPsgOffer(app.db);
  const [other] = await addRows(app.db, offers, [
    {
      programme: 'psg',
      vacancies: 2,
      wait: 1,
      capacity: 3,
      ...window,
      course_name: 'Padaria',
      process_id: offer.process_id,
      ...changes,
    },
  ]);
  const headers = await sessionOf(
    { app },
    await addCandidate(app.db, { nif: cpfOf(applicant), email: email(applicant) }),
  );
  const { id } = (await post('registrations', psgBody(offer, applicant))).json().data;
  const address = `registrations/${id}/switch`;
  const switchTo = (position: number, by = headers) =>
    put(address, { selection_process_item_id: other.id, position }, by);
  const preview = (by = headers) => get(`${address}?selection_process_item_id=${other.id}`, by);
  const taken = async () =>
    Promise.all([offer.offer_id, other.id].map(async (item) => (await rowOf(app.db, offers, item)).taken));
  return { offer, other: { process_id: offer.process_id, offer_id: other.id }, id, preview, switchTo, taken };
}

let candidate = 20;

beforeEach(() => {
  clock.moveTo('2026-03-10T12:00:00-03:00');
  return app.db.delete(rateLimits);
});

describe('switching to another course of the same process', () => {
  it('shows the new position, changing nothing, then takes it and gives the old place back', async () => {
    const { id, other, preview, switchTo, taken } = await registered(1);
    await post('registrations', psgBody(other, 2));
    expect((await preview()).json()).toEqual({
      data: { position: 2, current_position: 2, vacancies: 2 },
    });
    expect(await taken()).toEqual([1, 1]);
    const { data } = (await switchTo(2)).json();
    expect(data).toMatchObject({ position: 2, number: expect.stringMatching(/^PSG-2026-/) });
    expect(await taken()).toEqual([0, 2]);
    expect(await rowOf(app.db, registrations, id)).toMatchObject({ status: 4 });
    expect(await rowOf(app.db, registrations, data.id)).toMatchObject({
      status: 1,
      offer_id: other.offer_id,
      nif: cpfOf(1),
    });
    const [mail] = await mailsOf(app.db, `registration-psg:${data.id}`);
    expect(mail).toMatchObject({ recipient: email(1), subject: 'Inscrição confirmada: Padaria' });
  });

  it('changes nothing where others came first, and says the position of now', async () => {
    const { id, other, switchTo, taken } = await registered(11);
    await post('registrations', psgBody(other, 12));
    const answer = await switchTo(1);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('2ª');
    expect(await taken()).toEqual([1, 1]);
    expect((await rowOf(app.db, registrations, id)).status).toBe(1);
  });

  it.each([
    ['full', { capacity: 3, taken: 3 }],
    ['closed', { end_date: new Date('2026-03-09T00:00:00-03:00') }],
    ['hidden', { status: 2 }],
    ['to be registered for in person', { registration_type_name: 'Presencial' }],
    ['of another process', null],
  ])('to a course that is %s keeps the registration', async (_what, changes) => {
    candidate += 1;
    const { id, other, preview, switchTo } = await registered(candidate, changes ?? {});
    if (!changes) {
      const { process_id } = await addPsgOffer(app.db);
      await app.db.update(offers).set({ process_id }).where(eq(offers.id, other.offer_id));
    }
    expect((await preview()).statusCode).toBe(422);
    expect((await switchTo(9)).statusCode).toBe(422);
    expect((await rowOf(app.db, registrations, id)).status).toBe(1);
  });

  it('is its owner’s alone, and once', async () => {
    const { preview, switchTo } = await registered(31);
    const intruder = await sessionOf(
      { app },
      await addCandidate(app.db, { nif: cpfOf(32), email: email(32) }),
    );
    expect((await preview(intruder)).statusCode).toBe(404);
    expect((await switchTo(1, intruder)).statusCode).toBe(404);
    expect((await switchTo(1)).statusCode).toBe(200);
    expect((await switchTo(2)).statusCode).toBe(404);
  });
});

it('a switch to another position of a staff selection copies the curriculum, and leaves the old one complete', async () => {
  await app.db.insert(cities).values({ id: 1, title: 'Macapá', state_letter: 'AP' });
  const first = await addPssOffer(app.db);
  const [jobTitle] = await addRows(app.db, jobTitles, [{ name: 'Auxiliar' }]);
  const { id: _, ...sameProcess } = await rowOf(app.db, offers, first.offer_id);
  const [other] = await addRows(app.db, offers, [{ ...sameProcess, job_title_id: jobTitle.id }]);
  const person = await addCandidate(app.db, { nif: cpfOf(41), email: email(41) });
  const headers = await sessionOf({ app }, person);
  const experience = { name: 'Loja', job_title_name: 'Vendas', city_id: 1, start_date: '2020-01-01' };
  const application = {
    ...pssBody(first, 41),
    professionalExperiences: [{ ...experience, observation: 'Atendimento' }],
  };
  const { id } = (await post('pss-registrations', application)).json().data;
  const wanted = { pss_selection_process_item_id: other.id, position: 1 };
  const { data } = (await put(`pss-registrations/${id}/switch`, wanted, headers)).json();
  expect(data).toMatchObject({ position: 1, number: expect.stringMatching(/^PSS-2026-/) });
  const copied = await loadCurriculum(app.db, data.id);
  expect(copied).toMatchObject({
    educationalFormations: [{ name: 'Unifap' }],
    professionalExperiences: [experience],
  });
  expect((await loadCurriculum(app.db, id)).professionalExperiences).toMatchObject([experience]);
});
