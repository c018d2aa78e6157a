import { hashPassword } from '../../src/accounts/passwords.ts';
import { accounts, people } from '../../src/db/schema/people.ts';
import {
  complementaryCourses,
  educationalFormations,
  phaseRegistrations,
  professionalExperiences,
  registrations,
} from '../../src/db/schema/registrations.ts';
import { psgProcesses } from '../data/psg.ts';
import { pssProcesses } from '../data/pss.ts';
import { curriculum, psgRegistrations, pssRegistrations } from '../data/registrations.ts';
import { institution } from '../data/settings.ts';
import { demoCandidates } from '../demo-candidates.ts';
import type { Places } from './seed-places.ts';
import { itemKey, type ProcessIds } from './seed-processes.ts';
import { getOrThrow, insertAll, type SeedContext } from './step.ts';

const candidates = new Map<number, (typeof demoCandidates)[number]>(
  demoCandidates.map((candidate) => [candidate.id, candidate]),
);

interface CandidateSeed {
  places: Places;
  processIds: ProcessIds;
  /** Common password of the candidates. */
  password: string;
}

/** Adds people who can log in, with registrations in PSG and PSS processes. */
export async function seedCandidates(
  context: SeedContext,
  { places, processIds, password }: CandidateSeed,
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
      city_id: getOrThrow(places.cityIds, city),
      race_id: [1, 3, 5][index] ?? 6,
      education_level_id: [2, 2, 3][index] ?? 3,
      email_proved_at: enrolled,
      verified_at: enrolled,
      created_at: enrolled,
      updated_at: enrolled,
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
  await seedPsgRegistrations(context, processIds);
  await seedPssRegistrations(context, places, processIds);
}

/** Returns the personal data that a registration stores. */
function getPersonalData(candidate: number, createdAt: Date) {
  const { id, nif, full_name, birthdate, mother, phone, email } = getOrThrow(candidates, candidate);
  return {
    person_id: id,
    nif,
    full_name,
    birthdate,
    mother,
    phone,
    email,
    policy_version: institution.policy_version,
    consented_at: createdAt,
    created_at: createdAt,
  };
}

async function seedPsgRegistrations({ db, calendar }: SeedContext, { psgItems }: ProcessIds): Promise<void> {
  const opened = new Map(
    psgProcesses.flatMap(({ id, items }) =>
      items.map((item) => [itemKey(id, item.course), item.opensIn] as const),
    ),
  );
  await insertAll(
    db,
    registrations,
    psgRegistrations.map(({ candidate, process, course, position, status }, index) => {
      const opensIn = getOrThrow(opened, itemKey(process, course));
      return {
        id: index + 1,
        programme: 'psg' as const,
        number: registrationNumber('PSG', calendar.year(opensIn), index + 1),
        process_id: process,
        offer_id: getOrThrow(psgItems, itemKey(process, course)),
        position,
        status,
        told_status: status,
        ...getPersonalData(candidate, calendar.moment(opensIn + 1, 10, index * 7)),
      };
    }),
  );
}

async function seedPssRegistrations(
  { db, calendar }: SeedContext,
  { cityIds }: Places,
  { pssItems, phases }: ProcessIds,
): Promise<void> {
  const opened = new Map(
    pssProcesses.flatMap((process) =>
      process.items.map((item) => [itemKey(process.id, item.jobTitle), item.opensIn] as const),
    ),
  );
  const rows = pssRegistrations.map((registration, index) => ({
    id: psgRegistrations.length + index + 1,
    ordinal: index + 1,
    ...registration,
  }));
  await insertAll(
    db,
    registrations,
    rows.map(({ id, ordinal, candidate, process, jobTitle, position, status }) => {
      const opensIn = getOrThrow(opened, itemKey(process, jobTitle));
      return {
        id,
        programme: 'pss' as const,
        number: registrationNumber('PSS', calendar.year(opensIn), ordinal),
        process_id: process,
        offer_id: getOrThrow(pssItems, itemKey(process, jobTitle)),
        position,
        status,
        told_status: status,
        ...getPersonalData(candidate, calendar.moment(opensIn + 1, 11, ordinal * 5)),
      };
    }),
  );
  await insertAll(
    db,
    phaseRegistrations,
    rows.flatMap(({ id, jobTitle, notes }) =>
      getOrThrow(phases, jobTitle)
        .slice(0, notes.length)
        .map((phase_id, index) => ({ registration_id: id, phase_id, note: notes[index] ?? null })),
    ),
  );
  await insertAll(
    db,
    educationalFormations,
    rows.flatMap(({ id }) =>
      curriculum.formations.map(({ level, institution: name, course, concludedIn }) => ({
        registration_id: id,
        education_level_id: level,
        name,
        course,
        date_conclusion: calendar.day(concludedIn),
      })),
    ),
  );
  await insertAll(
    db,
    complementaryCourses,
    rows.flatMap(({ id }) =>
      curriculum.courses.map(({ institution: name, concludedIn, ...course }) => ({
        ...course,
        registration_id: id,
        name,
        date_conclusion: calendar.day(concludedIn),
      })),
    ),
  );
  await insertAll(
    db,
    professionalExperiences,
    rows.flatMap(({ id }) =>
      curriculum.experiences.map(({ company, jobTitle, startedIn, endedIn, activities }) => ({
        registration_id: id,
        name: company,
        job_title_name: jobTitle,
        city_id: getOrThrow(cityIds, 'Macapá'),
        start_date: calendar.day(startedIn),
        end_date: endedIn === null ? null : calendar.day(endedIn),
        observation: activities,
      })),
    ),
  );
}

const registrationNumber = (programme: string, year: number, ordinal: number) =>
  `${programme}-${year}-${String(ordinal).padStart(6, '0')}`;
