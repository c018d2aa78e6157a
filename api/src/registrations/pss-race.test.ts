import { asc, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cities } from '../db/schema/places.ts';
import { jobTitles, pssItems, pssRegistrations } from '../db/schema/pss.ts';
import {
  complementaryCourses,
  educationalFormations,
  professionalExperiences,
} from '../db/schema/pss-curriculum.ts';
import { pssBody } from '../testing/application.ts';
import { firstRow } from '../testing/first-row.ts';
import { addPssOffer, openNow } from '../testing/offers.ts';
import { keyOf, type Offer, registerOverHttp } from '../testing/register-over-http.ts';
import { startTwoServers } from '../testing/two-servers.ts';

const vacancies = 10;
const applicants = Array.from({ length: 120 }, (_, index) => index + 1);

const { db, one, other } = await startTwoServers();
const [anyCity] = await db.select().from(cities).limit(1);
const city =
  anyCity ?? firstRow(await db.insert(cities).values({ title: 'Macapá', stateLetter: 'AP' }).returning());

/** An application with two formations, a course and an experience. */
const form = {
  path: 'pss-registrations',
  body: (offer: Offer, applicant: number) => {
    const body = pssBody(offer, applicant);
    const [formation] = body.educationalFormations;
    return {
      ...body,
      educationalFormations: [formation, { ...formation, name: `Ueap ${applicant}` }],
      complementaryCourses: [
        { course: 'Excel', name: 'Senac', workload: 40, situation: 2, date_conclusion: '2020-01-31' },
      ],
      professionalExperiences: [
        {
          name: 'Mercado',
          job_title_name: 'Vendas',
          city_id: city.id,
          start_date: '2020-02-01',
          observation: `Atendimento ${applicant}`,
        },
      ],
    };
  },
};

/** What the database says of an offer: its counter, its line, and how many rows belong to each place of it. */
async function ledger({ itemId }: Offer) {
  const [item] = await db.select().from(pssItems).where(eq(pssItems.id, itemId));
  const line = await db
    .select({
      id: pssRegistrations.id,
      number: pssRegistrations.number,
      position: pssRegistrations.position,
      idempotencyKey: pssRegistrations.idempotencyKey,
    })
    .from(pssRegistrations)
    .where(eq(pssRegistrations.itemId, itemId))
    .orderBy(asc(pssRegistrations.position));
  const ids = line.map(({ id }) => id);
  const rows = await Promise.all(
    [educationalFormations, complementaryCourses, professionalExperiences].map((table) =>
      db.select({ of: table.registrationId }).from(table).where(inArray(table.registrationId, ids)),
    ),
  );
  const curricula = ids.map((id) => rows.map((each) => each.filter((row) => row.of === id).length));
  return { taken: item?.taken, line, curricula };
}

it('the last vacancies go to exactly as many as there are, each with the whole curriculum, and each retry finds its own place', async () => {
  const offer = await addPssOffer(db, { capacity: vacancies, ...openNow() });
  const replies = await Promise.all(
    applicants.map(async (applicant) => ({
      applicant,
      ...(await registerOverHttp(
        applicant % 2 ? one : other,
        offer,
        applicant,
        keyOf(offer, applicant),
        form,
      )),
    })),
  );
  const answers = replies.filter((reply) => reply.kind === 'answered');
  expect(answers).toHaveLength(applicants.length);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const winners = answers
    .filter(({ status }) => status === 200)
    .sort((a, b) => a.place.position - b.place.position);
  expect(winners.map(({ place }) => place.position)).toEqual(applicants.slice(0, vacancies));

  const before = await ledger(offer);
  expect(before.taken).toBe(vacancies);
  expect(before.line).toEqual(
    winners.map(({ applicant, place }) => ({ ...place, idempotencyKey: keyOf(offer, applicant) })),
  );
  expect(before.curricula).toEqual(winners.map(() => [2, 1, 1]));

  const retries = await Promise.all(
    winners.map(({ applicant }) =>
      registerOverHttp(applicant % 2 ? other : one, offer, applicant, keyOf(offer, applicant), form),
    ),
  );
  expect(retries).toEqual(winners.map(({ place }) => ({ kind: 'answered', status: 200, place })));
  expect(await ledger(offer)).toEqual(before);
});

it('an application that is sent many times at once is one, with one curriculum', async () => {
  const offer = await addPssOffer(db, { capacity: 5, ...openNow() });
  const replies = await Promise.all(
    [one, other, one, other, one, other].map((api) =>
      registerOverHttp(api, offer, 900, keyOf(offer, 900), form),
    ),
  );
  const { taken, line, curricula } = await ledger(offer);
  expect([taken, line.length, curricula]).toEqual([1, 1, [[2, 1, 1]]]);
  const place = { id: line[0]?.id, number: line[0]?.number, position: 1 };
  expect(replies).toEqual(replies.map(() => ({ kind: 'answered', status: 200, place })));
});

it('one who applies for two positions of a process at once gets one of them', async () => {
  const offer = await addPssOffer(db, { capacity: 5, ...openNow() });
  const jobTitle = firstRow(await db.insert(jobTitles).values({ name: 'Motorista' }).returning());
  const second = firstRow(
    await db
      .insert(pssItems)
      .values({
        ...openNow(),
        vacancies: 1,
        wait: 1,
        capacity: 2,
        processId: offer.processId,
        jobTitleId: jobTitle.id,
      })
      .returning(),
  );
  const offers = [offer, { processId: offer.processId, itemId: second.id }];
  const replies = await Promise.all(
    offers.map((each, at) => registerOverHttp(at ? one : other, each, 901, keyOf(each, 901), form)),
  );
  const statuses = replies.map((reply) => (reply.kind === 'answered' ? reply.status : 0)).sort();
  expect(statuses).toEqual([200, 422]);
  const ledgers = await Promise.all(offers.map(ledger));
  expect(ledgers.map(({ taken }) => taken).sort()).toEqual([0, 1]);
  expect(ledgers.flatMap(({ curricula }) => curricula)).toEqual([[2, 1, 1]]);
});
