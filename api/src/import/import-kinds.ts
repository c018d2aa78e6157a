import type { Course } from '@portal/contract/endpoints/courses';
import { slug } from '@portal/contract/format/text';
import { schoolingLevels } from '@portal/contract/selection-process/coded-values';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { contents, faqs, pages } from '../db/schema/contents.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { jobTitles, offers, processCities, processes } from '../db/schema/selection.ts';
import { cities, units } from '../db/schema/settings.ts';
import {
  moment,
  oneOf,
  optionalAmount,
  optionalDay,
  optionalMoment,
  optionalNumber,
  optionalOneOf,
  optionalText,
  requiredText,
  texts,
  wholeNumber,
} from './cells.ts';
import { findId, type ImportKind, importKind, RowError, upsert } from './import-rows.ts';

/** Free (1) or paid (2). */
const modality_id = oneOf('1', '2').transform(Number);

/** Free-course programme or staff selection. */
const program = oneOf('psg', 'pss');

const findUnit = (db: Database, name: string) => findId(db, units, { name }, `unit "${name}"`);

/** Finds a city written as "Macapá - AP". */
function findCity(db: Database, city: string): Promise<number> {
  const [title = '', state_letter = ''] = city.split(/\s+-\s+/);
  return findId(db, cities, { title, state_letter }, `city "${city}"`);
}

/** Imports courses, identified by title and modality (A 3). */
const coursesKind = importKind({
  row: z.object({
    title: requiredText,
    modality_id,
    /** Name of an area of the schedule. */
    segment: requiredText,
    axis_technology: requiredText,
    enrollment_open: oneOf('0', '1').transform(Number),
    image: optionalText,
    /** HTML. */
    goals: optionalText,
    /** In hours. */
    workload: optionalNumber,
    /** Each as "type: requirement". */
    requirements: texts.transform(parseGroups),
  }),
  table: courses,
  key: ['title', 'modality_id'],
  toValues: async ({ segment, ...course }, db) => ({
    ...course,
    area_id: await findId(db, areas, { name: segment }, `area "${segment}"`),
  }),
});

function parseGroups(lines: string[]): Course['requirements'] {
  const pairs = lines.map((line) => {
    const [, type = 'Requisitos', text = line] = /^([^:]+):\s*(.+)$/s.exec(line) ?? [];
    return { type: type.trim(), text };
  });
  return [...Map.groupBy(pairs, ({ type }) => type)].map(([nomeDoTipoDeRequisito, group]) => ({
    nomeDoTipoDeRequisito,
    requisitos: group.map(({ text }) => text),
  }));
}

/** Imports classes, identified by course, unit, city, first day and times (A 3). */
const classesKind = importKind({
  row: z.object({
    /** Title of the course. */
    course: requiredText,
    modality_id,
    nomeUnidadeOperativa: requiredText,
    localidade: optionalText,
    /** In reais. */
    preco: optionalAmount,
    formaDeExecucao: optionalText,
    dataPeriodoExecucaoInicial: optionalDay,
    dataPeriodoExecucaoFinal: optionalDay,
    horarios: texts,
    vagasDisponiveis: wholeNumber,
    dataDeEncerramentoOnline: optionalMoment('end'),
    dataDeEncerramentoPresencial: optionalMoment('end'),
    linkMatriculaOnline: optionalText,
  }),
  table: classes,
  key: ['course_id', 'unit_id', 'localidade', 'dataPeriodoExecucaoInicial', 'horarios'],
  toValues: async ({ course: title, modality_id, nomeUnidadeOperativa, ...each }, db) => ({
    ...each,
    course_id: await findId(
      db,
      courses,
      { title, modality_id },
      `course "${title}" of modality ${modality_id}`,
    ),
    unit_id: await findUnit(db, nomeUnidadeOperativa),
    dataDeEncerramentoOnline: each.dataDeEncerramentoOnline?.toISOString() ?? null,
    dataDeEncerramentoPresencial: each.dataDeEncerramentoPresencial?.toISOString() ?? null,
  }),
});

/** Imports notices of selection processes without offers, identified by programme and number (A 3, B 3). */
const noticesKind = importKind({
  row: z.object({
    program,
    number: requiredText,
    name: requiredText,
    /** 1 and 2 open, 3 and 4 closed. */
    status: oneOf('1', '2', '3', '4').transform(Number),
    city_info: optionalText,
    /** Name of a unit. */
    unit: optionalText,
    start_date: optionalDay,
    end_date: optionalDay,
    result_date: optionalDay,
    /** Each as "Macapá - AP". */
    cities: texts,
    /** Only in the free-course programme. */
    info: optionalText,
    external_registration_url: optionalText,
  }),
  table: processes,
  key: ['programme', 'number'],
  async toValues({ program: programme, unit, cities: _, ...each }, db) {
    if (programme === 'pss' && (each.info || each.external_registration_url))
      throw new RowError('info and external_registration_url apply only to the programme psg');
    return { ...each, programme, unit_id: unit === null ? null : await findUnit(db, unit) };
  },
  async storeParts(db, { cities: names }, { programme, id }) {
    await db
      .delete(processCities)
      .where(and(eq(processCities.programme, programme), eq(processCities.process_id, id)));
    for (const name of names)
      await db.insert(processCities).values({ programme, process_id: id, city_id: await findCity(db, name) });
  },
});

/** Columns that only courses have. */
const courseColumns = ['start_date_course', 'end_date_course', 'min_age', 'min_schooling'] as const;

/** Imports offers of notices, identified by notice and name (A 3, B 3). */
export const offersKind = importKind({
  row: z.object({
    program,
    /** Number of the notice. */
    notice: requiredText,
    /** Name of the course or position. */
    name: requiredText,
    description: optionalText,
    /** 1 visible, 2 hidden. */
    status: oneOf('1', '2').transform(Number),
    city_info: optionalText,
    prerequisite: optionalText,
    vacancies: wholeNumber,
    /** Number of waitlist places. */
    wait: wholeNumber,
    start_date: moment('start'),
    /** End of registrations; a date without time means the end of the day. */
    end_date: moment('end'),
    /** Only for courses. */
    start_date_course: optionalDay,
    end_date_course: optionalDay,
    /** Age in years on the first day of the course. */
    min_age: optionalNumber,
    min_schooling: optionalOneOf(...schoolingLevels.map(({ value }) => value)),
    place: optionalText,
    address: optionalText,
    schedule: texts,
    documents_to_bring: texts,
    /** Documents are accepted on each day between both dates, between their times of day. */
    documents_start_date: optionalMoment('start'),
    documents_end_date: optionalMoment('end'),
    documents_place: optionalText,
  }),
  table: offers,
  key: ['programme', 'process_id', 'course_name', 'job_title_id'],
  async toValues({ program: programme, notice: number, name, description, ...each }, db) {
    if (programme === 'pss' && courseColumns.some((column) => each[column] !== null))
      throw new RowError(`${courseColumns.join(', ')} apply only to the programme psg`);
    return {
      ...each,
      programme,
      process_id: await findId(db, processes, { programme, number }, `notice ${number}`),
      capacity: each.vacancies + each.wait,
      ...(programme === 'psg'
        ? { course_name: name, course_description: description, job_title_id: null }
        : { course_name: null, job_title_id: await storeJobTitle(db, name, description) }),
    };
  },
});

/** Stores a job title, whose description an empty cell keeps. */
async function storeJobTitle(db: Database, name: string, description: string | null): Promise<number> {
  const { id } = await upsert(db, jobTitles, ['name'], {
    name,
    ...(description !== null && { description }),
  });
  return id;
}

/** Imports operative units, identified by name (A 2.6). */
const unitsKind = importKind({
  row: z.object({
    name: requiredText,
    /** Display name: "Macapá - AP". */
    city: optionalText,
    address: requiredText,
    phone: optionalText,
    email: optionalText,
    /** Digits with the area code. */
    whatsapp: optionalText,
    /** Each a display text: "Sábados, 8h às 12h". */
    opening_hours: texts,
    map_url: optionalText,
    image: optionalText,
  }),
  table: units,
  key: ['name'],
  toValues: async ({ city, ...each }, db) => ({
    ...each,
    city_id: city === null ? null : await findCity(db, city),
  }),
});

/** Imports news, identified by slug (B 3). */
const newsKind = importKind({
  row: z.object({
    title: requiredText,
    /** Last part of the path; derived from the title if empty. */
    slug: optionalText,
    subtitle: optionalText,
    image: optionalText,
    /** HTML. */
    descritive: requiredText,
    tags: texts,
    /** 1 sorts first. */
    emphasis: oneOf('0', '1').transform(Number),
    published_at: moment('start'),
    /** Each as "label: URL". */
    links: texts.transform((links) =>
      links.map((link) => {
        const [label = '', ...address] = link.split(': ');
        return { label, url: address.join(': ') };
      }),
    ),
  }),
  table: contents,
  key: ['slug'],
  async toValues(content, db) {
    const page_id = await findId(db, pages, { name: 'Notícias' }, 'page "Notícias"');
    const address = slug(content.slug ?? content.title);
    const [known] = await db
      .select({ page_id: contents.page_id })
      .from(contents)
      .where(eq(contents.slug, address));
    if (known && known.page_id !== page_id)
      throw new RowError(`the address "${address}" is that of another page`);
    return { ...content, slug: address, page_id, published_at: content.published_at.toISOString() };
  },
});

/** Imports FAQs, identified by tab and question (B 2.14). */
export const faqsKind = importKind({
  row: z.object({
    /** Number of the tab in the contract (B 2.14). */
    type: oneOf('1', '2', '3', '4', '5', '6').transform(Number),
    question: requiredText,
    /** HTML. */
    answer: requiredText,
    position: optionalNumber.transform((position) => position ?? 0),
  }),
  table: faqs,
  key: ['type', 'question'],
  toValues: async (each) => each,
});

/** Importable kinds by the command's argument. */
export const importKinds: ReadonlyMap<string, ImportKind> = new Map([
  ['courses', coursesKind],
  ['classes', classesKind],
  ['notices', noticesKind],
  ['offers', offersKind],
  ['units', unitsKind],
  ['news', newsKind],
  ['faqs', faqsKind],
]);
