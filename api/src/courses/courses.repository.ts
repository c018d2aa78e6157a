import { ENROLLING, isOver } from '@portal/contract/catalogue/enrolment-state';
import type { Course } from '@portal/contract/endpoints/courses';
import { classCalendarPath } from '@portal/contract/endpoints/files';
import { localDay } from '@portal/contract/format/calendar';
import { slug } from '@portal/contract/format/text';
import { sanitise } from '@portal/contract/rich-text';
import { and, asc, eq, getTableColumns, gte, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  areas,
  classes,
  coursePlans,
  courses,
  discountPolicies,
  paymentMethods,
} from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';

const { areaId, searchText, created_at, updated_at, ...courseFields } = getTableColumns(courses);
const classFields = { ...getTableColumns(classes), nomeUnidadeOperativa: units.name };

const MAX_COURSES = 2 ** 31 - 1;

/** Condition for courses whose enrolments are open. */
export const isEnrolling = eq(courses.enrollment_open, ENROLLING);

/** Reads courses with their classes (A 3). */
export function courseRepository(db: Database) {
  async function listCourses(where: SQL, limit = MAX_COURSES): Promise<Course[]> {
    const chosen = db
      .select({ id: courses.id })
      .from(courses)
      .where(where)
      .orderBy(asc(courses.id))
      .limit(limit);
    const rows = await db
      .select({ ...courseFields, segment: areas.name })
      .from(courses)
      .innerJoin(areas, eq(areas.id, areaId))
      .where(inArray(courses.id, chosen))
      .orderBy(asc(courses.id));
    const offered = await db
      .select(classFields)
      .from(classes)
      .innerJoin(units, eq(units.id, classes.unitId))
      .where(inArray(classes.courseId, chosen))
      .orderBy(asc(classes.dataPeriodoExecucaoInicial), asc(classes.planoDoCursoId));
    const byCourse = Map.groupBy(offered, ({ courseId }) => courseId);
    return rows.map((course) => ({
      ...course,
      goals: course.goals === null ? null : sanitise(course.goals),
      classes: (byCourse.get(course.id) ?? []).map((each) => ({
        ...each,
        calendar_url: each.dataPeriodoExecucaoInicial && classCalendarPath(each.planoDoCursoId),
      })),
    }));
  }

  return {
    /** Returns the courses with open enrolment (A 5.1), or the first of them. */
    listOpen: (limit?: number) => listCourses(isEnrolling, limit),

    /** Returns one course, open or not. */
    async find(id: number): Promise<Course | null> {
      const [course] = await listCourses(eq(courses.id, id));
      return course ?? null;
    },

    /** Returns the payment methods of a class, or null if the class does not exist. */
    async findPaymentMethods(classId: number) {
      const rows = await db
        .select({ line: paymentMethods })
        .from(classes)
        .leftJoin(paymentMethods, eq(paymentMethods.classId, classes.planoDoCursoId))
        .where(eq(classes.planoDoCursoId, classId))
        .orderBy(asc(paymentMethods.id));
      return rows.length === 0 ? null : rows.flatMap(({ line }) => line ?? []);
    },

    listDiscounts: () => db.select().from(discountPolicies).orderBy(asc(discountPolicies.id)),

    async listPlans() {
      const rows = await db
        .select({ ...getTableColumns(coursePlans), unit: { name: units.name } })
        .from(coursePlans)
        .innerJoin(units, eq(units.id, coursePlans.unitId))
        .orderBy(asc(coursePlans.course), asc(coursePlans.id));
      return rows.map((plan) => ({ ...plan, course: { name: plan.course } }));
    },

    /** Returns a class for a calendar; null if it does not exist, has no first day or is closed. */
    async findCalendarClass(id: number, now: Date): Promise<CalendarClass | null> {
      const rows = await selectCalendarClasses(db).where(eq(classes.planoDoCursoId, id));
      return rows.filter(isDated).find((row) => isOpen(row, now)) ?? null;
    },

    /**
     * Returns the name of an area, axis or segment by slug, with the open classes of its open courses that begin today
     * or later, in that order; null if unknown.
     */
    async findCalendarArea(
      area: string,
      now: Date,
    ): Promise<{ name: string; classes: CalendarClass[] } | null> {
      const known = [
        ...(await db.selectDistinct({ name: courses.axis_technology }).from(courses)),
        ...(await db.select({ name: areas.name }).from(areas)),
      ];
      const names = known.map(({ name }) => name).filter((name) => slug(name) === area);
      const [name] = names;
      if (name === undefined) return null;
      const rows = await selectCalendarClasses(db)
        .where(
          and(
            isEnrolling,
            gte(classes.dataPeriodoExecucaoInicial, localDay(now)),
            or(inArray(courses.axis_technology, names), inArray(areas.name, names)),
          ),
        )
        .orderBy(asc(classes.dataPeriodoExecucaoInicial), asc(classes.planoDoCursoId));
      return { name, classes: rows.filter(isDated).filter((row) => isOpen(row, now)) };
    },
  };
}

type ClassRow = Awaited<ReturnType<typeof selectCalendarClasses>>[number];

/** Class of a calendar, with a first day (yyyy-mm-dd). */
export type CalendarClass = ClassRow & { dataPeriodoExecucaoInicial: string };

const isDated = (row: ClassRow): row is CalendarClass => row.dataPeriodoExecucaoInicial !== null;

/** Returns whether enrolment in a class is open, online or at its unit. */
const isOpen = (row: ClassRow, now: Date): boolean => !isOver(row, now.getTime());

const selectCalendarClasses = (db: Database) =>
  db
    .select({ ...classFields, title: courses.title, address: units.address, updated_at })
    .from(classes)
    .innerJoin(courses, eq(courses.id, classes.courseId))
    .innerJoin(areas, eq(areas.id, areaId))
    .innerJoin(units, eq(units.id, classes.unitId))
    .$dynamic();
