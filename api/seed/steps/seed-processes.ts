import {
  jobTitlePhases,
  jobTitles as jobTitleTable,
  offerCities,
  offers,
  type Programme,
  processCities,
  processDocuments,
  processes,
} from '../../src/db/schema/selection.ts';
import type { Calendar } from '../calendar.ts';
import { courses } from '../data/courses.ts';
import { cityOf, type PsgItemSeed, type PsgProcessSeed, psgProcesses } from '../data/psg.ts';
import { jobTitles, pssProcesses } from '../data/pss.ts';
import { scheduleOf, timetables } from '../data/timetables.ts';
import { planMeetings } from './plan-meetings.ts';
import { cityRows, documentDays, documentRows, offerRow, processRow } from './process-rows.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, insertAll, type SeedContext } from './step.ts';

/** Offers and phases that registrations look up by key. */
export type ProcessIds = {
  offers: ReadonlyMap<string, { id: number; opensIn: number }>;
  /** Phases in order, by job title. */
  phases: ReadonlyMap<string | number, number[]>;
};

/** Returns the key by which other steps refer to a course, or to a position by its job title. */
export const offerKey = (programme: Programme, process: number, offer: string | number) =>
  `${programme}/${process}/${offer}`;

/** Adds processes of both programmes with documents, cities and offers, and job titles with phases. */
export async function seedProcesses(context: SeedContext, places: Places): Promise<ProcessIds> {
  const { db, calendar } = context;
  const phases = await seedJobTitles(context);
  const seeds = [
    ...psgProcesses.map((process) => ({
      process,
      row: {
        ...processRow('psg', process, context, places),
        info: process.info,
        external_registration_url: process.externalUrl ?? null,
      },
      offers: process.items.map(({ course }) => course),
    })),
    ...pssProcesses.map((process) => ({
      process,
      row: { ...processRow('pss', process, context, places), info: null, external_registration_url: null },
      offers: process.items.map(({ jobTitle }) => findTitle(jobTitle).name),
    })),
  ];
  await insertAll(
    db,
    processes,
    seeds.map(({ row }) => row),
  );
  await insertAll(
    db,
    processCities,
    seeds.flatMap(({ process, row }) => cityRows(row.programme, process, places)),
  );
  await insertAll(
    db,
    processDocuments,
    seeds.flatMap(({ process, row, offers }) =>
      documentRows(context, row.programme, process, { fullName: row.name, offers }),
    ),
  );
  const courseOffers = psgProcesses
    .flatMap((process) => process.items.map((item) => ({ process, item })))
    .map(({ process, item }, index) => ({
      key: offerKey('psg', process.id, item.course),
      item,
      row: {
        ...offerRow(
          { programme: 'psg', process, offer: item, schedule: scheduleOf(timetables[item.timetable]) },
          context,
        ),
        id: index + 1,
        course_name: item.course,
        course_description: item.description,
        ...courseDays(process, item, calendar),
        second_start_date: calendar.day(item.closesIn + 3),
        second_end_date: calendar.day(item.closesIn + 8),
        city_info: cityOf(process, item),
        registration_type_name: item.type ?? 'Online',
        min_age: item.minAge ?? null,
        min_schooling: item.minSchooling ?? null,
      },
    }));
  const positions = pssProcesses
    .flatMap((process) =>
      process.items.map((item) => ({ process, item, cities: item.cities ?? process.cities })),
    )
    .map(({ process, item, cities }, index) => ({
      key: offerKey('pss', process.id, item.jobTitle),
      item,
      cities,
      row: {
        ...offerRow(
          { programme: 'pss', process, offer: item, schedule: [findTitle(item.jobTitle).schedule] },
          context,
        ),
        id: index + 1,
        job_title_id: item.jobTitle,
        city_info: cities.join(', '),
      },
    }));
  const all = [...courseOffers, ...positions];
  await insertAll(
    db,
    offers,
    all.map(({ row }) => row),
  );
  await insertAll(
    db,
    offerCities,
    positions.flatMap(({ row, cities }) =>
      cities.map((city) => ({
        programme: row.programme,
        offer_id: row.id,
        city_id: getOrThrow(places.cityIds, city),
      })),
    ),
  );
  return {
    offers: new Map(all.map(({ key, row, item }) => [key, { id: row.id, opensIn: item.opensIn }])),
    phases,
  };
}

/** Default workload of a course outside the schedule, in hours. */
const COMMON_WORKLOAD = 160;

/** Returns a course's first and last day of its timetable, after the delivery of documents, for its whole workload. */
function courseDays(process: PsgProcessSeed, item: PsgItemSeed, calendar: Calendar) {
  const workload = courses.find(({ title }) => title === item.course)?.workload ?? COMMON_WORKLOAD;
  const earliest = Math.max(item.startsIn, documentDays(process, calendar).last + 1);
  const { first, last } = planMeetings(timetables[item.timetable], { workload, earliest }, calendar);
  return { start_date_course: calendar.day(first), end_date_course: calendar.day(last) };
}

const titles = new Map(jobTitles.map((title) => [title.id, title]));
const findTitle = (id: number) => getOrThrow(titles, id);

/** Adds job titles and phases; returns the phases' ids in order, by job title. */
async function seedJobTitles({ db }: SeedContext): Promise<ProcessIds['phases']> {
  await insertAll(
    db,
    jobTitleTable,
    jobTitles.map(({ id, name, description }) => ({ id, name, description })),
  );
  const phases = jobTitles
    .flatMap((title) => title.phases.map((info, position) => ({ job_title_id: title.id, info, position })))
    .map((phase, index) => ({ id: index + 1, ...phase }));
  await insertAll(db, jobTitlePhases, phases);
  return new Map(
    jobTitles.map(({ id }) => [
      id,
      phases.filter((phase) => phase.job_title_id === id).map((phase) => phase.id),
    ]),
  );
}
