import { classCalendarPath } from '@portal/contract/endpoints/files';
import { sanitise } from '@portal/contract/rich-text';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { areas, classes, coursePlans, courses, discountPolicies } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';

export type CourseRow = Awaited<ReturnType<typeof readCourses>>[number];

/** Reads all courses, open or not, with their classes (A 3). */
export async function readCourses(db: Database) {
  const rows = await db
    .select({ ...getTableColumns(courses), segment: areas.name })
    .from(courses)
    .innerJoin(areas, eq(areas.id, courses.area_id))
    .orderBy(asc(courses.id));
  const offered = await db
    .select({ ...getTableColumns(classes), nomeUnidadeOperativa: units.name, address: units.address })
    .from(classes)
    .innerJoin(units, eq(units.id, classes.unit_id))
    .orderBy(asc(classes.dataPeriodoExecucaoInicial), asc(classes.planoDoCursoId));
  const byCourse = Map.groupBy(offered, ({ course_id }) => course_id);
  return rows.map((course) => ({
    ...course,
    goals: course.goals === null ? null : sanitise(course.goals),
    classes: (byCourse.get(course.id) ?? []).map((each) => ({
      ...each,
      calendar_url: each.dataPeriodoExecucaoInicial && classCalendarPath(each.planoDoCursoId),
    })),
  }));
}

export const listDiscounts = (db: Database) =>
  db.select().from(discountPolicies).orderBy(asc(discountPolicies.id));

export const listPlans = (db: Database) =>
  db
    .select({
      ...getTableColumns(coursePlans),
      course: { name: coursePlans.course },
      unit: { name: units.name },
    })
    .from(coursePlans)
    .innerJoin(units, eq(units.id, coursePlans.unit_id))
    .orderBy(asc(coursePlans.course), asc(coursePlans.id));
