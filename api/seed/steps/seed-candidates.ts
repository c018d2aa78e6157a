import { hashPassword } from '../../src/accounts/passwords.ts';
import { accounts, people } from '../../src/db/schema/people.ts';
import { psgRegistrations as psgTable } from '../../src/db/schema/psg.ts';
import { pssRegistrations as pssTable } from '../../src/db/schema/pss.ts';
import {
  complementaryCourses,
  educationalFormations,
  phaseRegistrations,
  professionalExperiences,
} from '../../src/db/schema/pss-curriculum.ts';
import { psgProcesses } from '../data/psg.ts';
import { pssProcesses } from '../data/pss.ts';
import { curriculum, psgRegistrations, pssRegistrations } from '../data/registrations.ts';
import { institution } from '../data/settings.ts';
import { demoCandidates } from '../demo-candidates.ts';
import { insertAll } from '../insert-all.ts';
import type { Places } from './seed-places.ts';
import { psgItemKey } from './seed-psg.ts';
import { type PssIds, pssItemKey } from './seed-pss.ts';
import { getOrThrow, type SeedContext } from './step.ts';

const candidates = new Map<number, (typeof demoCandidates)[number]>(
  demoCandidates.map((candidate) => [candidate.id, candidate]),
);

interface CandidateSeed {
  places: Places;
  psgItemIds: ReadonlyMap<string, number>;
  pssIds: PssIds;
  /** Common password of the candidates. */
  password: string;
}

/** Adds people who can log in, with registrations in PSG and PSS processes. */
export async function seedCandidates(
  context: SeedContext,
  { places, psgItemIds, pssIds, password }: CandidateSeed,
): Promise<void> {
  const { db, calendar } = context;
  const enrolled = calendar.moment(-300);
  await insertAll(
    db,
    people,
    demoCandidates.map(({ city, ...person }, index) => ({
      ...person,
      address: 'Rua do Igarapé',
      number: String(120 + index * 31),
      district: 'Centro',
      cityId: getOrThrow(places.cityIds, city),
      raceId: [1, 3, 5][index] ?? 6,
      educationLevelId: [2, 2, 3][index] ?? 3,
      emailProvedAt: enrolled,
      verifiedAt: enrolled,
      createdAt: enrolled,
      updatedAt: enrolled,
    })),
  );
  const hashes = await Promise.all(demoCandidates.map(() => hashPassword(password)));
  await insertAll(
    db,
    accounts,
    demoCandidates.map(({ id }, index) => ({
      personId: id,
      passwordHash: hashes[index],
      passwordChangedAt: enrolled,
      createdAt: enrolled,
    })),
  );
  await seedPsgRegistrations(context, psgItemIds);
  await seedPssRegistrations(context, places, pssIds);
}

/** Returns the personal data that a registration stores. */
function getPersonalData(candidate: number, createdAt: Date) {
  const { id, nif, fullName, birthdate, mother, phone, email } = getOrThrow(candidates, candidate);
  const { policy_version: policyVersion } = institution;
  return {
    personId: id,
    nif,
    fullName,
    birthdate,
    mother,
    phone,
    email,
    policyVersion,
    consentedAt: createdAt,
    createdAt,
  };
}

async function seedPsgRegistrations(
  { db, calendar }: SeedContext,
  itemIds: ReadonlyMap<string, number>,
): Promise<void> {
  const opened = new Map(
    psgProcesses.flatMap(({ id, items }) =>
      items.map((item) => [psgItemKey(id, item.course), item.opensIn] as const),
    ),
  );
  await insertAll(
    db,
    psgTable,
    psgRegistrations.map(({ candidate, process, course, position, status }, index) => {
      const opensIn = getOrThrow(opened, psgItemKey(process, course));
      return {
        id: index + 1,
        number: registrationNumber('PSG', calendar.year(opensIn), index + 1),
        processId: process,
        itemId: getOrThrow(itemIds, psgItemKey(process, course)),
        position,
        status,
        toldStatus: status,
        ...getPersonalData(candidate, calendar.moment(opensIn + 1, 10, index * 7)),
      };
    }),
  );
}

async function seedPssRegistrations(
  { db, calendar }: SeedContext,
  { cityIds }: Places,
  { items, phases }: PssIds,
): Promise<void> {
  const opened = new Map(
    pssProcesses.flatMap((process) =>
      process.items.map((item) => [pssItemKey(process.id, item.jobTitle), item.opensIn] as const),
    ),
  );
  const rows = pssRegistrations.map((registration, index) => ({ id: index + 1, ...registration }));
  await insertAll(
    db,
    pssTable,
    rows.map(({ id, candidate, process, jobTitle, position, status }) => {
      const opensIn = getOrThrow(opened, pssItemKey(process, jobTitle));
      return {
        id,
        number: registrationNumber('PSS', calendar.year(opensIn), id),
        processId: process,
        itemId: getOrThrow(items, pssItemKey(process, jobTitle)),
        position,
        status,
        toldStatus: status,
        ...getPersonalData(candidate, calendar.moment(opensIn + 1, 11, id * 5)),
      };
    }),
  );
  await insertAll(
    db,
    phaseRegistrations,
    rows.flatMap(({ id, jobTitle, notes }) =>
      getOrThrow(phases, jobTitle)
        .slice(0, notes.length)
        .map((phaseId, index) => ({ registrationId: id, phaseId, note: notes[index] ?? null })),
    ),
  );
  await insertAll(
    db,
    educationalFormations,
    rows.flatMap(({ id }) =>
      curriculum.formations.map(({ level, institution: name, course, concludedIn }) => ({
        registrationId: id,
        educationLevelId: level,
        name,
        course,
        dateConclusion: calendar.day(concludedIn),
      })),
    ),
  );
  await insertAll(
    db,
    complementaryCourses,
    rows.flatMap(({ id }) =>
      curriculum.courses.map(({ institution: name, concludedIn, ...course }) => ({
        ...course,
        registrationId: id,
        name,
        dateConclusion: calendar.day(concludedIn),
      })),
    ),
  );
  await insertAll(
    db,
    professionalExperiences,
    rows.flatMap(({ id }) =>
      curriculum.experiences.map(({ company, jobTitle, startedIn, endedIn, activities }) => ({
        registrationId: id,
        name: company,
        jobTitleName: jobTitle,
        cityId: getOrThrow(cityIds, 'Macapá'),
        startDate: calendar.day(startedIn),
        endDate: endedIn === null ? null : calendar.day(endedIn),
        observation: activities,
      })),
    ),
  );
}

const registrationNumber = (processKind: string, year: number, ordinal: number) =>
  `${processKind}-${year}-${String(ordinal).padStart(6, '0')}`;
