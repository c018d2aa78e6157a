import { slug } from '@portal/contract/format/text';
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
import { commonDocuments, type OfferSeed, type ProcessSeed } from '../data/process-seed.ts';
import { cityOf, type PsgItemSeed, type PsgProcessSeed, psgProcesses } from '../data/psg.ts';
import { jobTitles, pssProcesses } from '../data/pss.ts';
import { scheduleOf, timetables } from '../data/timetables.ts';
import { units } from '../data/units.ts';
import { planMeetings } from './plan-meetings.ts';
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
    seeds.flatMap(({ process, row: { programme, id: process_id } }) =>
      process.cities.map((city) => ({ programme, process_id, city_id: getOrThrow(places.cityIds, city) })),
    ),
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
        second_start_date: calendar.day(item.window[1] + 3),
        second_end_date: calendar.day(item.window[1] + 8),
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
    offers: new Map(all.map(({ key, row, item }) => [key, { id: row.id, opensIn: item.window[0] }])),
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

interface Offered {
  programme: Programme;
  process: ProcessSeed;
  offer: OfferSeed;
  /** Display texts of weekdays and hours. */
  schedule: string[];
}

/** Returns the row of a process, which is open as long as one of its offers is. */
function processRow(
  programme: Programme,
  process: ProcessSeed,
  { calendar }: SeedContext,
  { unitIds }: Places,
) {
  const opensIn = Math.min(...process.items.map(({ window: [opensIn] }) => opensIn));
  const closesIn = Math.max(...process.items.map(({ window: [, closesIn] }) => closesIn));
  const year = String(calendar.year(opensIn));
  return {
    programme,
    id: process.id,
    name: `${programme === 'psg' ? 'Processo Seletivo PSG' : 'PSS'} ${process.id}/${year} - ${process.title}`,
    number: `${String(process.id).padStart(3, '0')}/${year}`,
    status: process.status,
    city_info: process.cityInfo ?? null,
    unit_id: getOrThrow(unitIds, process.unit),
    start_date: calendar.day(opensIn),
    end_date: calendar.day(closesIn),
    result_date: calendar.day(resultDay(process, calendar)),
    created_at: calendar.moment(opensIn - 2).toISOString(),
    updated_at: calendar.moment(Math.min(opensIn, 0)).toISOString(),
  } satisfies typeof processes.$inferInsert;
}

/** Results are published on workdays. */
const resultDay = ({ resultIn }: ProcessSeed, calendar: Calendar) => calendar.workday(resultIn);

/** Returns three consecutive days of one week for the delivery of documents, some days after the result. */
function documentDays(process: ProcessSeed, calendar: Calendar): { first: number; last: number } {
  const earliest = resultDay(process, calendar) + 5;
  // Three consecutive workdays begin from Monday to Wednesday.
  const toMonday = (8 - calendar.weekday(earliest)) % 7;
  const first = [1, 2, 3].includes(calendar.weekday(earliest)) ? earliest : earliest + toMonday;
  return { first, last: first + 2 };
}

/** Returns the common columns of an offer. */
function offerRow({ programme, process, offer, schedule }: Offered, { calendar }: SeedContext) {
  const delivery = documentDays(process, calendar);
  const elsewhere = units.find(({ name }) => name === offer.unit);
  const [vacancies, wait, taken] = offer.places;
  const [opensIn, closesIn] = offer.window;
  const capacity = vacancies + wait;
  return {
    programme,
    process_id: process.id,
    status: offer.hidden ? 2 : 1,
    prerequisite: offer.prerequisite ?? null,
    vacancies,
    wait,
    capacity,
    taken: taken === 'all' ? capacity : taken,
    start_date: calendar.moment(opensIn, 8),
    end_date: calendar.moment(closesIn, 23, 59),
    place: offer.place ?? (offer.unit ? `Unidade ${offer.unit}` : null),
    address: offer.address ?? elsewhere?.address ?? null,
    schedule,
    documents_to_bring: [...commonDocuments[programme], ...(offer.documents ?? [])],
    documents_start_date: calendar.moment(delivery.first, 8),
    documents_end_date: calendar.moment(delivery.last, 18),
    documents_place: offer.address ? null : `Secretaria da unidade ${offer.unit ?? process.unit}`,
    created_at: calendar.moment(opensIn - 2).toISOString(),
    updated_at: calendar.moment(Math.min(opensIn, 0)).toISOString(),
  } satisfies typeof offers.$inferInsert;
}

/** Writes a process's documents and returns their rows. */
function documentRows(
  { calendar, files }: SeedContext,
  programme: Programme,
  process: ProcessSeed,
  { fullName, offers }: { fullName: string; offers: string[] },
): (typeof processDocuments.$inferInsert)[] {
  return process.documents.map(([title, publishedIn, status = 'P']) => ({
    programme,
    process_id: process.id,
    title,
    status,
    published_at: calendar.day(publishedIn),
    downloads: publishedIn < -1 ? Math.abs(publishedIn) * 3 : 0,
    filename: files.pdf(`documents/${programme}/${process.id}-${slug(title)}.pdf`, {
      title,
      subtitle: fullName,
      sections: [
        {
          heading: 'Objeto',
          paragraphs: [`Este documento faz parte do ${fullName} e vale a partir da data de sua publicação.`],
        },
        ...(/^(Edital|Comunicado|Anexo)/.test(title) ? openingSections(programme, process, offers) : []),
        {
          heading: 'Prazos',
          paragraphs: [
            'As inscrições são gratuitas e feitas somente pelo portal, dentro do período indicado em cada oferta.',
          ],
        },
        {
          heading: 'Recursos',
          paragraphs: [
            'Cabe recurso em até dois dias úteis após cada publicação, pelo Fale Conosco, com o número da inscrição.',
          ],
        },
      ],
    }),
  }));
}

/** Returns sections of a notice: the offers, and the documents to bring. */
function openingSections(programme: Programme, process: ProcessSeed, offers: string[]) {
  const shown = process.items.flatMap(({ hidden, places: [vacancies, wait] }, index) =>
    hidden ? [] : `${offers[index]}: vagas imediatas ${vacancies}, cadastro de reserva ${wait}`,
  );
  const documents = process.items.flatMap((item) => item.documents ?? []);
  return [
    { heading: 'Vagas', paragraphs: shown },
    {
      heading: 'Documentos a levar',
      paragraphs: [
        ...commonDocuments[programme],
        ...documents,
        'Dias, horário e local da entrega estão em cada oferta, no portal e no comprovante de inscrição.',
      ],
    },
  ];
}
