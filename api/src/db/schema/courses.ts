import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { consent, id, moment, searchText, timestamps } from './columns.ts';
import { cities, units } from './settings.ts';

/** Area of knowledge, shown as a segment (A 2.2). */
export const areas = pgTable('areas', {
  id: id(),
  name: text().notNull().unique(),
});

/** Group of requirements with the contract's field names (A 3, course). */
export type RequirementGroup = { nomeDoTipoDeRequisito: string; requisitos: string[] };

/** Course of the schedule (A 2.4): modality 1 free, 2 paid and presential; `enrollmentOpen` 1 = open. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    title: text().notNull(),
    image: text(),
    areaId: integer()
      .notNull()
      .references(() => areas.id),
    axisTechnology: text().notNull(),
    enrollmentOpen: integer().notNull().default(1),
    modalityId: integer().notNull(),
    /** HTML, sanitised on read. */
    goals: text(),
    requirements: jsonb().$type<RequirementGroup[]>().notNull().default([]),
    workload: integer(),
    searchText: searchText(),
    ...timestamps(),
  },
  (table) => [check('courses_modality', sql`${table.modalityId} in (1, 2)`)],
);

/** Class of a course; its id is the contract's `planoDoCursoId` (A 3). Every nullable column reads "Em Breve". */
export const classes = pgTable(
  'classes',
  {
    id: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    unitId: integer()
      .notNull()
      .references(() => units.id),
    /** City as displayed (`localidade`). */
    location: text(),
    /** In reais. */
    price: numeric({ precision: 10, scale: 2, mode: 'number' }),
    executionForm: text(),
    startsOn: date(),
    endsOn: date(),
    schedules: text().array().notNull().default(sql`'{}'`),
    vacancies: integer().notNull().default(0),
    onlineClosesAt: moment(),
    presentialClosesAt: moment(),
    enrolmentUrl: text(),
  },
  (table) => [
    index().on(table.courseId),
    check('classes_vacancies', sql`${table.vacancies} >= 0`),
    check('classes_price', sql`${table.price} >= 0`),
  ],
);

/** Payment method of a class: "Cartão de crédito, 10 × R$ 45,00" (A 3, payment method line). */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    classId: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    instalments: integer().notNull(),
    /** Reais per instalment. */
    instalmentValue: numeric({ precision: 10, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.classId)],
);

/** Discount policy (A 2.5); `percentage` is a number of per cent. */
export const discountPolicies = pgTable('discount_policies', {
  id: id(),
  name: text().notNull(),
  percentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  descriptive: text(),
  icon: text(),
});

/** Technical course plan (A 2.6). `annexUrl` is a path under the storage. */
export const coursePlans = pgTable('course_plans', {
  id: id(),
  courseName: text().notNull(),
  unitId: integer()
    .notNull()
    .references(() => units.id),
  annexUrl: text(),
  act: text(),
  axle: text(),
  publishedAt: date(),
});

/** Interest in new classes of a course (A 2.7). Retained for 12 months. */
export const interests = pgTable(
  'interests',
  {
    id: id(),
    fullName: text().notNull(),
    email: text().notNull(),
    nif: text().notNull(),
    phone: text().notNull(),
    course: text().notNull(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    ...consent(),
  },
  // The prefix of the course's name is searched.
  (table) => [index().on(table.course.op('text_pattern_ops'))],
);
