import type { Body } from '@portal/contract/endpoints/endpoint';
import type { registerForPss } from '@portal/contract/endpoints/processes';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { cities } from '../db/schema/places.ts';
import {
  complementaryCourses,
  educationalFormations,
  professionalExperiences,
} from '../db/schema/pss-curriculum.ts';

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
