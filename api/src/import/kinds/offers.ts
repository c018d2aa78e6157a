import { schoolingLevels } from '@portal/contract/selection-process/coded-values';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { jobTitles, offers, processes } from '../../db/schema/selection.ts';
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
import { program } from './notices.ts';

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
    const { program: programme, notice, name, description, ...values } = each;
    const found = await db
      .select({ id: processes.id })
      .from(processes)
      .where(and(eq(processes.programme, programme), eq(processes.number, notice)));
    const process_id = requireSingleId(found, `notice ${notice}`);
    const names =
      programme === 'psg'
        ? { course_name: name, course_description: description }
        : { job_title_id: await storeJobTitle(db, each) };
    const known = await db
      .select({ id: offers.id })
      .from(offers)
      .where(
        and(
          eq(offers.programme, programme),
          eq(offers.process_id, process_id),
          'course_name' in names ? eq(offers.course_name, name) : eq(offers.job_title_id, names.job_title_id),
        ),
      );
    const id = findSingleId(known, `offer "${name}" of ${notice}`);
    const capacity = each.vacancies + each.wait;
    const stored = { ...values, ...names, programme, process_id, capacity };
    return storeRow(db, offers, id, stored, eq(offers.programme, programme));
  },
);

/** Stores the job title of a position. @throws RowError if the row has columns of courses */
async function storeJobTitle(db: Database, each: Row): Promise<number> {
  const courseColumns = ['start_date_course', 'end_date_course', 'min_age', 'min_schooling'] as const;
  if (courseColumns.some((column) => each[column] !== null))
    throw new RowError(`${courseColumns.join(', ')} apply only to the programme psg`);
  const { name, description } = each;
  const titles = await db.select({ id: jobTitles.id }).from(jobTitles).where(eq(jobTitles.name, name));
  const title = await storeRow(db, jobTitles, findSingleId(titles, `position "${name}"`), {
    name,
    ...(description !== null && { description }),
  });
  return title.id;
}
