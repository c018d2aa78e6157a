import { processDocuments } from '../../src/db/schema/process-documents.ts';
import {
  jobTitlePhases,
  jobTitles as jobTitleTable,
  pssProcesses as processTable,
  pssItemCities,
  pssItems,
  pssProcessCities,
} from '../../src/db/schema/pss.ts';
import { jobTitles, pssProcesses } from '../data/pss.ts';
import { insertAll } from '../insert-all.ts';
import { documentRows, processName } from './process-text.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, type SeedContext } from './step.ts';

/** Ids by key of what applications refer to. */
export type PssIds = { items: ReadonlyMap<string, number>; phases: ReadonlyMap<number, number[]> };

/** Key of a position for those who refer to it. */
export const pssItemKey = (process: number, jobTitle: number) => `${process}/${jobTitle}`;

/** Job titles with phases, staff processes with documents, cities and positions. */
export async function seedPss(context: SeedContext, places: Places): Promise<PssIds> {
  const { db, calendar } = context;
  const phases = await seedJobTitles(context);
  const entries = pssProcesses.map((process) => {
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
      status: process.status,
      cityInfo: process.cityInfo ?? null,
      unitId: getOrThrow(places.unitIds, process.unit),
      startDate: calendar.day(opensIn),
      endDate: calendar.day(closesIn),
      resultDate: calendar.day(process.resultIn),
      createdAt: calendar.moment(opensIn - 2),
      updatedAt: calendar.moment(Math.min(opensIn, 0)),
    })),
  );
  await insertAll(
    db,
    pssProcessCities,
    entries.flatMap(({ process }) =>
      process.cities.map((city) => ({ processId: process.id, cityId: getOrThrow(places.cityIds, city) })),
    ),
  );
  await insertAll(
    db,
    processDocuments,
    entries.flatMap(({ process, name }) => documentRows(context, 'pss', process, name)),
  );
  const items = entries
    .flatMap(({ process }) => process.items.map((item) => ({ process, item })))
    .map((entry, index) => ({ ...entry, id: index + 1 }));
  await insertAll(
    db,
    pssItems,
    items.map(({ id, process, item }) => {
      const capacity = item.vacancies + item.wait;
      return {
        id,
        processId: process.id,
        jobTitleId: item.jobTitle,
        status: item.hidden ? 2 : 1,
        cityInfo: item.cities.join(', '),
        prerequisite: item.prerequisite ?? null,
        vacancies: item.vacancies,
        wait: item.wait,
        capacity,
        taken: item.taken === 'all' ? capacity : item.taken,
        startsAt: calendar.moment(item.opensIn, 8),
        endsAt: calendar.moment(item.closesIn, 23, 59),
        createdAt: calendar.moment(item.opensIn - 2),
        updatedAt: calendar.moment(Math.min(item.opensIn, 0)),
      };
    }),
  );
  await insertAll(
    db,
    pssItemCities,
    items.flatMap(({ id, item }) =>
      item.cities.map((city) => ({ itemId: id, cityId: getOrThrow(places.cityIds, city) })),
    ),
  );
  return {
    items: new Map(items.map(({ id, process, item }) => [pssItemKey(process.id, item.jobTitle), id])),
    phases,
  };
}

/** Writes job titles and phases; answers the phases' ids by job title, in their order. */
async function seedJobTitles({ db }: SeedContext): Promise<ReadonlyMap<number, number[]>> {
  await insertAll(
    db,
    jobTitleTable,
    jobTitles.map(({ id, name, description }) => ({ id, name, description })),
  );
  const phases = jobTitles
    .flatMap((title) => title.phases.map((info, position) => ({ jobTitleId: title.id, info, position })))
    .map((phase, index) => ({ id: index + 1, ...phase }));
  await insertAll(db, jobTitlePhases, phases);
  return new Map(
    jobTitles.map(({ id }) => [
      id,
      phases.filter((phase) => phase.jobTitleId === id).map((phase) => phase.id),
    ]),
  );
}
