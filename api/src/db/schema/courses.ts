import type { PaymentMethod } from '@portal/contract/endpoints/course-details';
import type { Course } from '@portal/contract/endpoints/courses';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { consent, id, instant, publishedTimestamps, reference, searchText } from './columns.ts';
import { cities, units } from './settings.ts';

/** Area of knowledge, shown as a segment (A 2.2). */
export const areas = pgTable('areas', {
  id: id(),
  name: text().notNull().unique(),
});

/** Course of the schedule (A 2.4): modality 1 free, 2 paid; `enrollment_open` 1 = open. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    title: text().notNull(),
    image: text(),
    area_id: reference(() => areas.id),
    axis_technology: text().notNull(),
    enrollment_open: integer().notNull().default(1),
    modality_id: integer().notNull(),
    /** HTML, sanitised on read. */
    goals: text(),
    requirements: jsonb().$type<Course['requirements']>().notNull().default([]),
    workload: integer(),
    search_text: searchText(),
    ...publishedTimestamps(),
  },
  (table) => [
    unique('courses_title').on(table.title, table.modality_id),
    check('courses_modality', sql`${table.modality_id} in (1, 2)`),
  ],
);

/** Class of a course (A 3). Every nullable column reads "Em Breve". */
export const classes = pgTable(
  'classes',
  {
    planoDoCursoId: id(),
    course_id: reference(() => courses.id, { onDelete: 'cascade' }),
    unit_id: reference(() => units.id),
    /** City as displayed. */
    localidade: text(),
    /** In reais. */
    preco: numeric({ precision: 10, scale: 2, mode: 'number' }),
    formaDeExecucao: text(),
    dataPeriodoExecucaoInicial: date(),
    dataPeriodoExecucaoFinal: date(),
    horarios: text().array().notNull().default(sql`'{}'`),
    vagasDisponiveis: integer().notNull().default(0),
    dataDeEncerramentoOnline: instant(),
    dataDeEncerramentoPresencial: instant(),
    linkMatriculaOnline: text(),
    payments_methods: jsonb().$type<PaymentMethod[]>().notNull().default([]),
  },
  (table) => [
    unique('classes_start')
      .on(table.course_id, table.unit_id, table.localidade, table.dataPeriodoExecucaoInicial, table.horarios)
      .nullsNotDistinct(),
    check('classes_vacancies', sql`${table.vagasDisponiveis} >= 0`),
    check('classes_price', sql`${table.preco} >= 0`),
  ],
);

/** Discount policy (A 2.5); `percentage` is a number of per cent. */
export const discountPolicies = pgTable('discount_policies', {
  id: id(),
  name: text().notNull(),
  percentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  descriptive: text(),
  icon: text(),
});

/** Technical course plan (A 2.6). `annex_url` is a path under the storage. */
export const coursePlans = pgTable('course_plans', {
  id: id(),
  course: text().notNull(),
  unit_id: reference(() => units.id),
  annex_url: text(),
  act: text(),
  axle: text(),
  published_at: date(),
});

/** Interest in new classes of a course (A 2.7). Retained for 12 months. */
export const interests = pgTable(
  'interests',
  {
    id: id(),
    full_name: text().notNull(),
    email: text().notNull(),
    nif: text().notNull(),
    phone: text().notNull(),
    course: text().notNull(),
    city_id: reference(() => cities.id),
    ...consent(),
  },
  // The prefix of the course's name is searched.
  (table) => [index().on(table.course.op('text_pattern_ops'))],
);
