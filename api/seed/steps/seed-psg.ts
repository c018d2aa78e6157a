import { processDocuments } from '../../src/db/schema/process-documents.ts';
import { psgProcesses as processTable, psgItems, psgProcessCities } from '../../src/db/schema/psg.ts';
import { psgProcesses } from '../data/psg.ts';
import { insertAll } from '../insert-all.ts';
import { documentRows, processName } from './process-text.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, type SeedContext } from './step.ts';

/** Key of an item for those who refer to it. */
export const psgItemKey = (process: number, course: string) => `${process}/${course}`;

/** Free-course processes with documents, cities and offers; answers the offers' ids by key. */
export async function seedPsg(context: SeedContext, places: Places): Promise<ReadonlyMap<string, number>> {
  const { db, calendar } = context;
  const entries = psgProcesses.map((process) => {
    const opensIn = Math.min(...process.items.map((item) => item.opensIn));
    const closesIn = Math.max(...process.items.map((item) => item.closesIn));
    return { process, opensIn, closesIn, ...processName(process, calendar.year(opensIn)) };
  });
  await insertAll(
    db,
    processTable,
    entries.map(({ process, opensIn, closesIn, name, number }) => ({
      id: process.id,
      name,
      number,
      info: process.info,
      status: process.status,
      cityInfo: process.cityInfo ?? null,
      unitId: getOrThrow(places.unitIds, process.unit),
      externalRegistrationUrl: process.externalUrl ?? null,
      startDate: calendar.day(opensIn),
      endDate: calendar.day(closesIn),
      resultDate: calendar.day(process.resultIn),
      createdAt: calendar.moment(opensIn - 2),
      updatedAt: calendar.moment(Math.min(opensIn, 0)),
    })),
  );
  await insertAll(
    db,
    psgProcessCities,
    entries.flatMap(({ process }) =>
      process.cities.map((city) => ({ processId: process.id, cityId: getOrThrow(places.cityIds, city) })),
    ),
  );
  await insertAll(
    db,
    processDocuments,
    entries.flatMap(({ process, name }) => documentRows(context, 'psg', process, name)),
  );
  const items = entries.flatMap(({ process }) => process.items.map((item) => ({ process, item })));
  await insertAll(
    db,
    psgItems,
    items.map(({ process, item }, index) => {
      const capacity = item.vacancies + item.wait;
      return {
        id: index + 1,
        processId: process.id,
        courseName: item.course,
        courseDescription: item.description,
        status: item.hidden ? 2 : 1,
        startDateCourse: calendar.day(item.startsIn),
        endDateCourse: calendar.day(item.startsIn + item.lasts),
        secondStartDate: calendar.day(item.closesIn + 3),
        secondEndDate: calendar.day(item.closesIn + 8),
        place: item.place,
        cityInfo: item.city,
        prerequisite: item.prerequisite ?? null,
        vacancies: item.vacancies,
        wait: item.wait,
        capacity,
        taken: item.taken === 'all' ? capacity : item.taken,
        startsAt: calendar.moment(item.opensIn, 8),
        endsAt: calendar.moment(item.closesIn, 23, 59),
        registrationTypeName: item.type,
        createdAt: calendar.moment(item.opensIn - 2),
        updatedAt: calendar.moment(Math.min(item.opensIn, 0)),
      };
    }),
  );
  return new Map(items.map(({ process, item }, index) => [psgItemKey(process.id, item.course), index + 1]));
}
