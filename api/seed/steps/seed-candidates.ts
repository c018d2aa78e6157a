import { hashPassword } from '../../src/accounts/passwords.ts';
import { accounts, people } from '../../src/db/schema/people.ts';
import {
  complementaryCourses,
  educationalFormations,
  phaseRegistrations,
  professionalExperiences,
  registrations,
} from '../../src/db/schema/registrations.ts';
import { curriculum, registrations as registrationSeeds } from '../data/registrations.ts';
import { institution } from '../data/settings.ts';
import { demoCandidates } from '../demo-candidates.ts';
import type { Places } from './seed-places.ts';
import { offerKey, type ProcessIds } from './seed-processes.ts';
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
export async function seedCandidates(context: SeedContext, { places, processIds, password }: CandidateSeed) {
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
  await seedRegistrations(context, places, processIds);
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

async function seedRegistrations(
  { db, calendar }: SeedContext,
  { cityIds }: Places,
  { offers, phases }: ProcessIds,
): Promise<void> {
  const ordinals = { psg: 0, pss: 0 };
  const rows = registrationSeeds.map((seed, index) => {
    const { programme, candidate, process, offer, position, status } = seed;
    const { id: offer_id, opensIn } = getOrThrow(offers, offerKey(programme, process, offer));
    ordinals[programme] += 1;
    const ordinal = String(ordinals[programme]).padStart(6, '0');
    const row = {
      id: index + 1,
      programme,
      number: `${programme.toUpperCase()}-${calendar.year(opensIn)}-${ordinal}`,
      process_id: process,
      offer_id,
      position,
      status,
      told_status: status,
      ...getPersonalData(candidate, calendar.moment(opensIn + 1, 10, index * 4)),
    };
    return { seed, row };
  });
  await insertAll(
    db,
    registrations,
    rows.map(({ row }) => row),
  );
  await insertAll(
    db,
    phaseRegistrations,
    rows.flatMap(({ seed: { offer, notes = [] }, row }) =>
      notes.map((note, index) => ({
        registration_id: row.id,
        phase_id: getOrThrow(phases, offer)[index] ?? 0,
        note,
      })),
    ),
  );
  const applications = rows.filter(({ row }) => row.programme === 'pss').map(({ row }) => row.id);
  const concluded = <Row extends object>({ concludedIn, ...row }: Row & { concludedIn: number }) =>
    applications.map((registration_id) => ({
      ...row,
      registration_id,
      date_conclusion: calendar.day(concludedIn),
    }));
  await insertAll(db, educationalFormations, curriculum.formations.flatMap(concluded));
  await insertAll(db, complementaryCourses, curriculum.courses.flatMap(concluded));
  await insertAll(
    db,
    professionalExperiences,
    curriculum.experiences.flatMap(({ startedIn, endedIn, ...row }) =>
      applications.map((registration_id) => ({
        ...row,
        registration_id,
        city_id: getOrThrow(cityIds, 'Macapá'),
        start_date: calendar.day(startedIn),
        end_date: endedIn === null ? null : calendar.day(endedIn),
      })),
    ),
  );
}
