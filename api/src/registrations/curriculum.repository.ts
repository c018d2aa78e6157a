import type { Body } from '@portal/contract/endpoints/endpoint';
import type { registerForPss } from '@portal/contract/endpoints/processes';
import { and, asc, desc, eq, getTableColumns, inArray, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import {
  complementaryCourses,
  educationalFormations,
  professionalExperiences,
  registrations,
} from '../db/schema/registrations.ts';
import { cities } from '../db/schema/settings.ts';

export type Curriculum = Pick<
  Body<typeof registerForPss>,
  'educationalFormations' | 'complementaryCourses' | 'professionalExperiences'
>;

const tables = { educationalFormations, complementaryCourses, professionalExperiences };

/** Rows of a curriculum; imported experiences may have no description. */
type Rows = {
  [Name in keyof typeof tables]: Omit<(typeof tables)[Name]['$inferInsert'], 'registration_id'>[];
};

/** Returns whether all cities of a curriculum exist. */
export async function hasKnownCities(db: Database, { professionalExperiences: rows }: Curriculum) {
  const ids = [...new Set(rows.map(({ city_id }) => city_id))];
  return ids.length === 0 || (await db.$count(cities, inArray(cities.id, ids))) === ids.length;
}

/** Creates the writes of a curriculum, new or of another application (B 3), for `writeTogether`. */
export function writeCurriculum(db: Database, registration_id: number, given: Rows): SQLWrapper[] {
  return (Object.keys(tables) as (keyof typeof tables)[]).flatMap((name) => {
    const rows = given[name].map((row) => ({ ...row, id: undefined, registration_id }));
    return rows.length > 0 ? [db.insert(tables[name] as PgTable).values(rows)] : [];
  });
}

/** Finds a person's newest application for a CPF and birth date; undefined if there is none. */
export async function findLastApplication(
  db: Database,
  { personId, nif, birthdate }: { personId: number; nif: string; birthdate: string },
) {
  const [last] = await db
    .select({ id: registrations.id, number: registrations.number })
    .from(registrations)
    .where(
      and(
        eq(registrations.programme, 'pss'),
        eq(registrations.person_id, personId),
        eq(registrations.nif, nif),
        eq(registrations.birthdate, birthdate),
      ),
    )
    .orderBy(desc(registrations.id))
    .limit(1);
  return last;
}

/** Loads the curriculum of an application, in the order of the form. */
export async function loadCurriculum(db: Database, registrationId: number) {
  return {
    educationalFormations: await db
      .select()
      .from(educationalFormations)
      .where(eq(educationalFormations.registration_id, registrationId))
      .orderBy(asc(educationalFormations.id)),
    complementaryCourses: await db
      .select()
      .from(complementaryCourses)
      .where(eq(complementaryCourses.registration_id, registrationId))
      .orderBy(asc(complementaryCourses.id)),
    professionalExperiences: await db
      .select({ ...getTableColumns(professionalExperiences), city_name: cities.title })
      .from(professionalExperiences)
      .innerJoin(cities, eq(cities.id, professionalExperiences.city_id))
      .where(eq(professionalExperiences.registration_id, registrationId))
      .orderBy(asc(professionalExperiences.id)),
  };
}
