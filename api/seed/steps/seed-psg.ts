import { processDocuments } from '../../src/db/schema/process-documents.ts';
import { psgProcesses as processTable, psgItems, psgProcessCities } from '../../src/db/schema/psg.ts';
import type { Calendar } from '../calendar.ts';
import { courses } from '../data/courses.ts';
import { type PsgItemSeed, type PsgProcessSeed, psgProcesses } from '../data/psg.ts';
import { scheduleOf, timetables } from '../data/timetables.ts';
import { insertAll } from '../insert-all.ts';
import { planMeetings } from './plan-meetings.ts';
import { cityRows, documentDays, offerRow, processRow } from './process-rows.ts';
import { documentRows } from './process-text.ts';
import type { Places } from './seed-places.ts';
import type { SeedContext } from './step.ts';

/** Returns the key by which other steps refer to an item. */
export const psgItemKey = (process: number, course: string) => `${process}/${course}`;

/** Adds free-course processes with documents, cities and offers; returns the offers' ids by key. */
export async function seedPsg(context: SeedContext, places: Places): Promise<ReadonlyMap<string, number>> {
  const { db, calendar } = context;
  const processes = psgProcesses.map((process) => ({
    process,
    row: {
      ...processRow(process, context, places),
      info: process.info,
      externalRegistrationUrl: process.externalUrl ?? null,
    },
  }));
  await insertAll(
    db,
    processTable,
    processes.map(({ row }) => row),
  );
  await insertAll(
    db,
    psgProcessCities,
    psgProcesses.flatMap((process) => cityRows(process, places)),
  );
  await insertAll(
    db,
    processDocuments,
    processes.flatMap(({ process, row }) =>
      documentRows(context, 'psg', process, {
        fullName: row.name,
        offers: process.items.map(({ course }) => course),
      }),
    ),
  );
  const items = psgProcesses.flatMap((process) => process.items.map((item) => ({ process, item })));
  await insertAll(
    db,
    psgItems,
    items.map(({ process, item }, index) => ({
      ...offerRow(
        { kind: 'psg', process, offer: item, schedule: scheduleOf(timetables[item.timetable]) },
        context,
      ),
      id: index + 1,
      processId: process.id,
      courseName: item.course,
      courseDescription: item.description,
      ...courseDays(process, item, calendar),
      secondStartDate: calendar.day(item.closesIn + 3),
      secondEndDate: calendar.day(item.closesIn + 8),
      cityInfo: item.city,
      registrationTypeName: item.type,
      minAge: item.minAge ?? null,
      minSchooling: item.minSchooling ?? null,
    })),
  );
  return new Map(items.map(({ process, item }, index) => [psgItemKey(process.id, item.course), index + 1]));
}

/** Default workload of a course outside the schedule, in hours. */
const COMMON_WORKLOAD = 160;

/** Returns a course's first and last day of its timetable, after the delivery of documents, for its whole workload. */
export function courseDays(process: PsgProcessSeed, item: PsgItemSeed, calendar: Calendar) {
  const workload = courses.find(({ title }) => title === item.course)?.workload ?? COMMON_WORKLOAD;
  const earliest = Math.max(item.startsIn, documentDays(process, calendar).last + 1);
  const { first, last } = planMeetings(timetables[item.timetable], { workload, earliest }, calendar);
  return { startDateCourse: calendar.day(first), endDateCourse: calendar.day(last) };
}
