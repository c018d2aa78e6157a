import { schoolingLevels } from '@portal/contract/selection-process/coded-values';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { psgItems } from '../../db/schema/psg.ts';
import { jobTitles, pssItems } from '../../db/schema/pss.ts';
import {
  moment,
  oneOf,
  optionalDay,
  optionalMoment,
  optionalNumber,
  optionalOneOf,
  optionalText,
  requiredText,
  texts,
  wholeNumber,
} from '../cells.ts';
import { findSingleId, importKind, RowError, requireSingleId } from '../import-kind.ts';
import { storeRow } from '../import-rows.ts';
import { processTables, program } from './notices.ts';

const row = z.object({
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
  /** Start of registrations. */
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
});
type Row = z.output<typeof row>;

/** Imports offers of notices, identified by notice and name (A 3, B 3). */
export const offersKind = importKind(
  row,
  (each) => [each.program, each.notice, each.name],
  async (db, each) => {
    const { processes } = processTables[each.program];
    const found = await db
      .select({ id: processes.id })
      .from(processes)
      .where(eq(processes.number, each.notice));
    const processId = requireSingleId(found, `notice ${each.notice}`);
    const values = {
      processId,
      status: each.status,
      cityInfo: each.city_info,
      prerequisite: each.prerequisite,
      vacancies: each.vacancies,
      wait: each.wait,
      capacity: each.vacancies + each.wait,
      startsAt: each.start_date,
      endsAt: each.end_date,
      place: each.place,
      address: each.address,
      schedule: each.schedule,
      documentsToBring: each.documents_to_bring,
      documentsStartAt: each.documents_start_date,
      documentsEndAt: each.documents_end_date,
      documentsPlace: each.documents_place,
    };
    return each.program === 'psg' ? storeCourse(db, each, values) : storePosition(db, each, values);
  },
);

type OfferValues = Pick<
  typeof psgItems.$inferInsert,
  'processId' | 'status' | 'vacancies' | 'wait' | 'capacity' | 'startsAt' | 'endsAt'
>;

async function storeCourse(db: Database, each: Row, values: OfferValues) {
  const known = await db
    .select({ id: psgItems.id })
    .from(psgItems)
    .where(and(eq(psgItems.processId, values.processId), eq(psgItems.courseName, each.name)));
  return storeRow(db, psgItems, findSingleId(known, `offer "${each.name}" of ${each.notice}`), {
    ...values,
    courseName: each.name,
    courseDescription: each.description,
    startDateCourse: each.start_date_course,
    endDateCourse: each.end_date_course,
    minAge: each.min_age,
    minSchooling: each.min_schooling,
  });
}

async function storePosition(db: Database, each: Row, values: OfferValues) {
  const courseColumns = ['start_date_course', 'end_date_course', 'min_age', 'min_schooling'] as const;
  if (courseColumns.some((column) => each[column] !== null))
    throw new RowError(`${courseColumns.join(', ')} apply only to the programme psg`);
  const titles = await db.select({ id: jobTitles.id }).from(jobTitles).where(eq(jobTitles.name, each.name));
  const title = await storeRow(db, jobTitles, findSingleId(titles, `position "${each.name}"`), {
    name: each.name,
    ...(each.description !== null && { description: each.description }),
  });
  const known = await db
    .select({ id: pssItems.id })
    .from(pssItems)
    .where(and(eq(pssItems.processId, values.processId), eq(pssItems.jobTitleId, title.id)));
  return storeRow(db, pssItems, findSingleId(known, `offer "${each.name}" of ${each.notice}`), {
    ...values,
    jobTitleId: title.id,
  });
}
