import { expect, it } from 'vitest';
import { registrations } from '../db/schema/registrations.ts';
import { processes } from '../db/schema/selection.ts';
import { addCandidate, given } from '../testing/candidates.ts';
import { addPsgOffer } from '../testing/offers.ts';
import { testApp } from '../testing/test-app.ts';

const { app, data } = await testApp();

let people = 0;
let months = 0;

/** Adds a course of an ended process, a month after the previous one, with registrations in these states. */
async function addRound(course_name: string, statuses: number[], city_info = 'Macapá'): Promise<void> {
  months++;
  const round = {
    course_name,
    city_info,
    capacity: 99,
    taken: statuses.filter((status) => status !== 4).length,
    start_date: new Date(2025, months, 1),
    end_date: new Date(2025, months, 20),
  };
  const offer = await addPsgOffer(app.db, round, { status: 4 });
  for (const [index, status] of statuses.entries()) {
    const nif = String(++people).padStart(11, '0');
    const personId = await addCandidate(app.db, { nif, email: `pessoa${people}@exemplo.br`, password: null });
    const place = { number: `PSG-2025-${people}`, position: index + 1, status };
    await app.db
      .insert(registrations)
      .values({ ...given, ...offer, ...place, programme: 'psg', person_id: personId, nif });
  }
}

/** Returns what the notice of an open process shows of the course's last round. */
async function askFor(course_name: string, city_info = 'Macapá'): Promise<unknown> {
  const { process_id } = await addPsgOffer(app.db, { course_name, city_info });
  return (await data(`selection-processes/${process_id}`)).items[0].last_round;
}

it('is the last position called, of so many registrations, in the process that ended last', async () => {
  await addRound('Padeiro', [2, 2, 2, 2, 2]);
  await addRound('Padeiro', [2, 3, 2, 1, 4, 4]);
  expect(await askFor('padeiro')).toEqual({ called: 3, registered: 4 });
});

it.each([
  ['whose calls were not recorded, unlike those of earlier rounds', 'Jardineiro', 'Macapá'],
  ['of another city', 'Marceneiro', 'Santana'],
  ['that there never was', 'Astronauta', 'Macapá'],
])('is unknown of a round %s', async (_what, course, city) => {
  if (course !== 'Astronauta') await addRound(course, [2, 1]);
  if (course === 'Jardineiro') await addRound(course, [1, 1]);
  expect(await askFor(course, city)).toBeNull();
});

it('is unknown while the previous process is open', async () => {
  await addRound('Eletricista', [2, 1]);
  await app.db.update(processes).set({ status: 1 });
  expect(await askFor('Eletricista')).toBeNull();
});
