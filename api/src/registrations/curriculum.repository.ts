import type { Body } from '@portal/contract/endpoints/endpoint';
import type { registerForPss } from '@portal/contract/endpoints/processes';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pssRegistrations } from '../db/schema/pss.ts';
import {
  complementaryCourses,
  educationalFormations,
  professionalExperiences,
} from '../db/schema/pss-curriculum.ts';
import { cities } from '../db/schema/settings.ts';

/** Curriculum from the form. */
export type Curriculum = Pick<
  Body<typeof registerForPss>,
  'educationalFormations' | 'complementaryCourses' | 'professionalExperiences'
>;

type Experience = Curriculum['professionalExperiences'][number];

/** Stored curriculum: imported experiences may have no description. */
type StoredCurriculum = Omit<Curriculum, 'professionalExperiences'> & {
  professionalExperiences: (Omit<Experience, 'observation'> & { observation: string | null })[];
};

/** Returns whether all cities of a curriculum exist. */
export async function hasKnownCities(
  db: Database,
  { professionalExperiences: rows }: Curriculum,
): Promise<boolean> {
  const ids = [...new Set(rows.map(({ city_id }) => city_id))];
  return (await db.$count(cities, inArray(cities.id, ids))) === ids.length;
}

/** Stores the formations, courses and experiences of an application (B 3). */
export async function addCurriculum(
  db: Database,
  registrationId: number,
  given: StoredCurriculum,
): Promise<void> {
  const formations = given.educationalFormations.map(
    ({ education_level_id, name, course, date_conclusion }) => ({
      registrationId,
      educationLevelId: education_level_id,
      name,
      course,
      dateConclusion: date_conclusion,
    }),
  );
  const courses = given.complementaryCourses.map(({ date_conclusion, ...course }) => ({
    registrationId,
    ...course,
    dateConclusion: date_conclusion,
  }));
  const experiences = given.professionalExperiences.map((row) => ({
    registrationId,
    name: row.name,
    jobTitleName: row.job_title_name,
    cityId: row.city_id,
    startDate: row.start_date,
    endDate: row.end_date,
    observation: row.observation,
  }));
  if (formations.length > 0) await db.insert(educationalFormations).values(formations);
  if (courses.length > 0) await db.insert(complementaryCourses).values(courses);
  if (experiences.length > 0) await db.insert(professionalExperiences).values(experiences);
}

/** Copies the curriculum of an application to another one of the same person. */
export async function copyCurriculum(
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await addCurriculum(db, to, await loadCurriculum(db, from));
}

/** Finds a person's newest application for a CPF and birth date; undefined if there is none. */
export async function findLastApplication(
  db: Database,
  { personId, nif, birthdate }: { personId: number; nif: string; birthdate: string },
) {
  const [last] = await db
    .select({ id: pssRegistrations.id, number: pssRegistrations.number })
    .from(pssRegistrations)
    .where(
      and(
        eq(pssRegistrations.personId, personId),
        eq(pssRegistrations.nif, nif),
        eq(pssRegistrations.birthdate, birthdate),
      ),
    )
    .orderBy(desc(pssRegistrations.id))
    .limit(1);
  return last;
}

/** Loads the curriculum of an application, in the order of the form. */
export async function loadCurriculum(db: Database, registrationId: number) {
  const formations = await db
    .select()
    .from(educationalFormations)
    .where(eq(educationalFormations.registrationId, registrationId))
    .orderBy(asc(educationalFormations.id));
  const courses = await db
    .select()
    .from(complementaryCourses)
    .where(eq(complementaryCourses.registrationId, registrationId))
    .orderBy(asc(complementaryCourses.id));
  const experiences = await db
    .select({ row: professionalExperiences, city: cities.title })
    .from(professionalExperiences)
    .innerJoin(cities, eq(cities.id, professionalExperiences.cityId))
    .where(eq(professionalExperiences.registrationId, registrationId))
    .orderBy(asc(professionalExperiences.id));
  return {
    educationalFormations: formations.map(({ educationLevelId, name, course, dateConclusion }) => ({
      education_level_id: educationLevelId,
      name,
      course,
      date_conclusion: dateConclusion,
    })),
    complementaryCourses: courses.map(
      ({ dateConclusion, course, name, workload, situation, observation }) => ({
        course,
        name,
        workload,
        situation,
        date_conclusion: dateConclusion,
        observation,
      }),
    ),
    professionalExperiences: experiences.map(({ row, city }) => ({
      name: row.name,
      job_title_name: row.jobTitleName,
      city_id: row.cityId,
      city_name: city,
      start_date: row.startDate,
      end_date: row.endDate,
      observation: row.observation,
    })),
  };
}
