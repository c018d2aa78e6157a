import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import { classCalendarPath } from '@portal/contract/endpoints/files';
import { sanitise } from '@portal/contract/rich-text';
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
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

/** Reads courses with their classes (A 3). */
export function courseRepository(db: Database) {
  return {
    /** Returns the ids of all courses with open enrolment (A 5.1). */
    async listOpenIds(): Promise<number[]> {
      const rows = await db
        .select({ id: courses.id })
        .from(courses)
        .where(eq(courses.enrollmentOpen, 1))
        .orderBy(asc(courses.id));
      return rows.map(({ id }) => id);
    },

    /** Returns blocks of courses, each with a version that changes with its courses and their classes. */
    listBlocks(): Promise<BlockVersion[]> {
      const ofClasses = db
        .select({
          courseId: classes.courseId,
          count: sql`count(*)`.as('count'),
          written: sql`sum(${classes}.xmin::text::bigint)`.as('written'),
          unitsWritten: sql`sum(${units}.xmin::text::bigint)`.as('units_written'),
        })
        .from(classes)
        .innerJoin(units, eq(units.id, classes.unitId))
        .groupBy(classes.courseId)
        .as('of_classes');
      const block = sql<number>`${courses.id} / ${sql.raw(String(BLOCK))}`;
      return db
        .select({
          block,
          version: sql<string>`concat_ws(' ', count(*), sum(${courses}.xmin::text::bigint),
            sum(${areas}.xmin::text::bigint), sum(${ofClasses.count}), sum(${ofClasses.written}),
            sum(${ofClasses.unitsWritten}))`,
        })
        .from(courses)
        .innerJoin(areas, eq(areas.id, courses.areaId))
        .leftJoin(ofClasses, eq(ofClasses.courseId, courses.id))
        .where(eq(courses.enrollmentOpen, 1))
        .groupBy(block)
        .orderBy(block);
    },

    /** Reads the courses of a block in two statements. */
    async listBlock(block: number): Promise<Course[]> {
      const isInBlock = and(gte(courses.id, block * BLOCK), lt(courses.id, (block + 1) * BLOCK));
      return withClasses(
        db,
        await selectCourses(db)
          .where(and(eq(courses.enrollmentOpen, 1), isInBlock))
          .orderBy(asc(courses.id)),
      );
    },

    /** Returns the first courses without their goals, for cards. */
    async listCards(limit: number): Promise<Course[]> {
      const rows = await selectCourses(db)
        .where(eq(courses.enrollmentOpen, 1))
        .orderBy(asc(courses.id))
        .limit(limit);
      return withClasses(
        db,
        rows.map((row) => ({ ...row, course: { ...row.course, goals: null } })),
      );
    },

    /** Returns one course, open or not. */
    async find(id: number): Promise<Course | null> {
      const [row] = await selectCourses(db).where(eq(courses.id, id));
      return row ? toCourse(row, (await classesByCourse(db, [id])).get(id)) : null;
    },

    /** Returns the payment methods of a class, or null if the class does not exist. */
    async findPaymentMethods(classId: number) {
      const rows = await db
        .select({ known: classes.id, line: paymentMethods })
        .from(classes)
        .leftJoin(paymentMethods, eq(paymentMethods.classId, classes.id))
        .where(eq(classes.id, classId))
        .orderBy(asc(paymentMethods.id));
      if (rows.length === 0) return null;
      return rows.flatMap(({ line }) => (line ? [toPaymentMethod(line)] : []));
    },

    listDiscounts: () =>
      db
        .select({
          name: discountPolicies.name,
          percentage: discountPolicies.percentage,
          descriptive: discountPolicies.descriptive,
          icon: discountPolicies.icon,
        })
        .from(discountPolicies)
        .orderBy(asc(discountPolicies.id)),

    async listPlans() {
      const rows = await db
        .select({ plan: coursePlans, unit: { name: units.name } })
        .from(coursePlans)
        .innerJoin(units, eq(units.id, coursePlans.unitId))
        .orderBy(asc(coursePlans.courseName), asc(coursePlans.id));
      return rows.map(({ plan, unit }) => ({
        course: { name: plan.courseName },
        annex_url: plan.annexUrl,
        act: plan.act,
        axle: plan.axle,
        unit,
        published_at: plan.publishedAt,
      }));
    },
  };
}

/** Number of consecutive ids that are read together. */
const BLOCK = 100;

/** Version of a block of open courses, which changes with everything that responses contain. */
export type BlockVersion = { block: number; version: string };

type ClassRow = { class: typeof classes.$inferSelect; unit: string };
type CourseRow = { course: typeof courses.$inferSelect; segment: string };

const selectCourses = (db: Database) =>
  db
    .select({ course: courses, segment: areas.name })
    .from(courses)
    .innerJoin(areas, eq(areas.id, courses.areaId));

async function withClasses(db: Database, rows: CourseRow[]): Promise<Course[]> {
  const classesOf = await classesByCourse(
    db,
    rows.map(({ course }) => course.id),
  );
  return rows.map((row) => toCourse(row, classesOf.get(row.course.id)));
}

async function classesByCourse(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map<number, ClassRow[]>();
  const rows = await db
    .select({ class: classes, unit: units.name })
    .from(classes)
    .innerJoin(units, eq(units.id, classes.unitId))
    .where(inArray(classes.courseId, ids))
    .orderBy(asc(classes.startsOn), asc(classes.id));
  return Map.groupBy(rows, (row) => row.class.courseId);
}

const toCourse = ({ course, segment }: CourseRow, ofCourse: ClassRow[] = []): Course => ({
  id: course.id,
  title: course.title,
  image: course.image,
  segment,
  axis_technology: course.axisTechnology,
  enrollment_open: course.enrollmentOpen,
  modality_id: course.modalityId,
  goals: course.goals === null ? null : sanitise(course.goals),
  workload: course.workload,
  requirements: course.requirements,
  classes: ofCourse.map(toClass),
});

const toClass = ({ class: row, unit }: ClassRow): CourseClass => ({
  planoDoCursoId: row.id,
  localidade: row.location,
  nomeUnidadeOperativa: unit,
  preco: row.price,
  formaDeExecucao: row.executionForm,
  dataPeriodoExecucaoInicial: row.startsOn,
  dataPeriodoExecucaoFinal: row.endsOn,
  horarios: row.schedules,
  vagasDisponiveis: row.vacancies,
  dataDeEncerramentoOnline: row.onlineClosesAt?.toISOString() ?? null,
  dataDeEncerramentoPresencial: row.presentialClosesAt?.toISOString() ?? null,
  linkMatriculaOnline: row.enrolmentUrl,
  calendar_url: row.startsOn && classCalendarPath(row.id),
});

const toPaymentMethod = (row: typeof paymentMethods.$inferSelect) => ({
  meioDePagamentoDescricao: row.description,
  numeroDeParcelas: row.instalments,
  valorDaParcela: row.instalmentValue,
});
