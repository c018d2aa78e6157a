import { processDocuments } from '../../src/db/schema/process-documents.ts';
import { psgProcesses as processTable, psgItems, psgProcessCities } from '../../src/db/schema/psg.ts';
import { psgProcesses } from '../data/psg.ts';
import { insertAll } from '../insert-all.ts';
import { cityRows, offerRow, processRow } from './process-rows.ts';
import { documentRows } from './process-text.ts';
import type { Places } from './seed-places.ts';
import type { SeedContext } from './step.ts';

/** Key of an item for those who refer to it. */
export const psgItemKey = (process: number, course: string) => `${process}/${course}`;

/** Free-course processes with documents, cities and offers; answers the offers' ids by key. */
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
    processes.flatMap(({ process, row }) => documentRows(context, 'psg', process, row.name)),
  );
  const items = psgProcesses.flatMap((process) => process.items.map((item) => ({ process, item })));
  await insertAll(
    db,
    psgItems,
    items.map(({ process, item }, index) => ({
      ...offerRow(item, context),
      id: index + 1,
      processId: process.id,
      courseName: item.course,
      courseDescription: item.description,
      startDateCourse: calendar.day(item.startsIn),
      endDateCourse: calendar.day(item.startsIn + item.lasts),
      secondStartDate: calendar.day(item.closesIn + 3),
      secondEndDate: calendar.day(item.closesIn + 8),
      place: item.place,
      cityInfo: item.city,
      registrationTypeName: item.type,
      minAge: item.minAge ?? null,
      minSchooling: item.minSchooling ?? null,
    })),
  );
  return new Map(items.map(({ process, item }, index) => [psgItemKey(process.id, item.course), index + 1]));
}
