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
import { cityRows, offerRow, processRow } from './process-rows.ts';
import { documentRows } from './process-text.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, type SeedContext } from './step.ts';

/** Ids that applications look up by key. */
export type PssIds = { items: ReadonlyMap<string, number>; phases: ReadonlyMap<number, number[]> };

/** Returns the key by which applications refer to a position. */
export const pssItemKey = (process: number, jobTitle: number) => `${process}/${jobTitle}`;

/** Adds job titles with phases, and staff selections with documents, cities and positions. */
export async function seedPss(context: SeedContext, places: Places): Promise<PssIds> {
  const { db } = context;
  const phases = await seedJobTitles(context);
  const processes = pssProcesses.map((process) => ({ process, row: processRow(process, context, places) }));
  await insertAll(
    db,
    processTable,
    processes.map(({ row }) => row),
  );
  await insertAll(
    db,
    pssProcessCities,
    pssProcesses.flatMap((process) => cityRows(process, places)),
  );
  await insertAll(
    db,
    processDocuments,
    processes.flatMap(({ process, row }) =>
      documentRows(context, 'pss', process, {
        fullName: row.name,
        offers: process.items.map(({ jobTitle }) => findTitleName(jobTitle)),
      }),
    ),
  );
  const items = pssProcesses
    .flatMap((process) => process.items.map((item) => ({ process, item })))
    .map((entry, index) => ({ ...entry, id: index + 1 }));
  await insertAll(
    db,
    pssItems,
    items.map(({ id, process, item }) => ({
      ...offerRow({ kind: 'pss', process, offer: item, schedule: findTitleSchedule(item.jobTitle) }, context),
      id,
      processId: process.id,
      jobTitleId: item.jobTitle,
      cityInfo: item.cities.join(', '),
    })),
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

const findTitleName = (id: number) => jobTitles.find((title) => title.id === id)?.name ?? '';

const findTitleSchedule = (id: number) =>
  jobTitles.flatMap((title) => (title.id === id ? title.schedule : []));

/** Adds job titles and phases; returns the phases' ids in order, by job title. */
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
