import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseBounds } from '../db/open-database.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { registrations } from '../db/schema/registrations.ts';
import { jobTitles, offers } from '../db/schema/selection.ts';
import { cities } from '../db/schema/settings.ts';
import { cpfOf, psgBody, pssBody } from '../testing/application.ts';
import { candidateSession } from '../testing/candidates.ts';
import { newDatabase } from '../testing/new-database.ts';
import { addPsgOffer, addPssOffer, addSiblingOffer, type OfferOptions } from '../testing/offers.ts';
import { addRows, mailsOf, rowOf } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';
import { loadCurriculum } from './curriculum.repository.ts';

// With one connection, a query outside the switch's transaction would never end, as in the embedded database.
const { app, clock, get, post, put } = await testApp({
  kind: 'postgres',
  url: await newDatabase(),
  bounds: { ...databaseBounds, connections: 1 },
});

/** Adds a process with two courses, the second with `capacity` places, and a candidate registered in the first. */
async function registered(applicant: number, changes: OfferOptions = {}) {
  const offer = await addPsgOffer(app.db);
  const other = await addSiblingOffer(app.db, offer.offer_id, { course_name: 'Padaria', ...changes });
  const headers = await candidateSession({ app }, applicant);
  const { id } = (await post('registrations', psgBody(offer, applicant))).json().data;
  const address = `registrations/${id}/switch`;
  const switchTo = (position: number) =>
    put(address, { selection_process_item_id: other.offer_id, position }, headers);
  const preview = () => get(`${address}?selection_process_item_id=${other.offer_id}`, headers);
  const taken = async () =>
    Promise.all([offer, other].map(async ({ offer_id }) => (await rowOf(app.db, offers, offer_id)).taken));
  return { other, id, preview, switchTo, taken };
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
    expect((await switchTo(9)).statusCode).toBe(404);
    expect(await rowOf(app.db, registrations, id)).toMatchObject({ status: 4 });
    expect(await rowOf(app.db, registrations, data.id)).toMatchObject({
      status: 1,
      offer_id: other.offer_id,
      nif: cpfOf(1),
    });
    const [mail] = await mailsOf(app.db, `registration-psg:${data.id}`);
    expect(mail).toMatchObject({
      recipient: 'candidata1@exemplo.br',
      subject: 'Inscrição confirmada: Padaria',
    });
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
});

it('a switch to another position of a staff selection copies the curriculum, and leaves the old one complete', async () => {
  await app.db.insert(cities).values({ id: 1, title: 'Macapá', state_letter: 'AP' });
  const first = await addPssOffer(app.db);
  const [jobTitle] = await addRows(app.db, jobTitles, [{ name: 'Auxiliar' }]);
  const other = await addSiblingOffer(app.db, first.offer_id, { job_title_id: jobTitle.id });
  const headers = await candidateSession({ app }, 41);
  const experience = { name: 'Loja', job_title_name: 'Vendas', city_id: 1, start_date: '2020-01-01' };
  const application = {
    ...pssBody(first, 41),
    professionalExperiences: [{ ...experience, observation: 'Atendimento' }],
  };
  const { id } = (await post('pss-registrations', application)).json().data;
  const wanted = { pss_selection_process_item_id: other.offer_id, position: 1 };
  const { data } = (await put(`pss-registrations/${id}/switch`, wanted, headers)).json();
  expect(data).toMatchObject({ position: 1, number: expect.stringMatching(/^PSS-2026-/) });
  const copied = await loadCurriculum(app.db, data.id);
  expect(copied).toMatchObject({
    educationalFormations: [{ name: 'Unifap' }],
    professionalExperiences: [experience],
  });
  expect((await loadCurriculum(app.db, id)).professionalExperiences).toMatchObject([experience]);
});
