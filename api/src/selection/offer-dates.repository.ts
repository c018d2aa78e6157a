import { offerCalendarPath } from '@portal/contract/endpoints/files';
import type { Place } from '@portal/contract/endpoints/parts';
import { isVisibleOffer } from '@portal/contract/selection-process/statuses';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { jobTitles, pssItems, pssProcesses } from '../db/schema/pss.ts';
import type { OfferTable } from '../db/schema/selection.ts';
import { units } from '../db/schema/settings.ts';

/** Converts an offer to the contract's fields (A 3, B 3); `open_vacancies` are the available registrations. */
export const toOffer = (
  row: OfferTable['$inferSelect'],
  meeting: Meeting,
  cities: Place[],
  calendar: 'ofPsgOffer' | 'ofPssOffer',
) => ({
  id: row.id,
  status: row.status,
  start_date: row.startsAt.toISOString(),
  end_date: row.endsAt.toISOString(),
  city_info: row.cityInfo,
  cities,
  prerequisite: row.prerequisite,
  vacancies: row.vacancies,
  wait: row.wait,
  open_vacancies: row.capacity - row.taken,
  calendar_url: offerCalendarPath(calendar, row.id),
  ...meeting,
});

interface Known {
  item: OfferTable['$inferSelect'];
  process: { cityInfo: string | null };
  unit: { name: string; address: string } | null;
}

/** Returns place, times and requirements of an offer, as in all responses, mails and calendars. */
export const getVenue = ({ item, process, unit }: Known) => ({
  place: item.place ?? unit?.name ?? item.cityInfo ?? process.cityInfo,
  address: item.address ?? unit?.address ?? null,
  schedule: item.schedule,
  documents_to_bring: item.documentsToBring,
  documents_start_date: item.documentsStartAt?.toISOString() ?? null,
  documents_end_date: item.documentsEndAt?.toISOString() ?? null,
  documents_place: item.documentsPlace,
});

export type Meeting = ReturnType<typeof getVenue>;

/** Dates of a course or position. */
export type OfferDates = Meeting & {
  /** Unique name of the offer: `psg-7`. */
  key: string;
  process: string;
  offer: string;
  closesAt: Date;
  /** yyyy-mm-dd */
  resultOn: string | null;
  /** First day of the course, yyyy-mm-dd. */
  startsOn: string | null;
  /** Last day of the course, yyyy-mm-dd. */
  endsOn: string | null;
  /** Path of its notice in the portal. */
  page: `/${string}`;
  changedAt: Date;
  /** False if only its applicants see the offer. */
  isVisible: boolean;
};

/** Finds the dates of a course in the free-course programme. */
async function findPsgOfferDates(db: Database, id: number): Promise<OfferDates | undefined> {
  const [row] = await db
    .select({ item: psgItems, process: psgProcesses, unit: units })
    .from(psgItems)
    .innerJoin(psgProcesses, eq(psgProcesses.id, psgItems.processId))
    .leftJoin(units, eq(units.id, psgProcesses.unitId))
    .where(eq(psgItems.id, id));
  return (
    row && {
      ...toDates(row),
      key: `psg-${id}`,
      offer: row.item.courseName,
      startsOn: row.item.startDateCourse,
      endsOn: row.item.endDateCourse,
      ...getVenue(row),
      page: `/psg/edital/${row.process.id}`,
    }
  );
}

/** Finds the dates of a position in a staff selection. */
async function findPssOfferDates(db: Database, id: number): Promise<OfferDates | undefined> {
  const [row] = await db
    .select({ item: pssItems, process: pssProcesses, jobTitle: jobTitles.name, unit: units })
    .from(pssItems)
    .innerJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .innerJoin(pssProcesses, eq(pssProcesses.id, pssItems.processId))
    .leftJoin(units, eq(units.id, pssProcesses.unitId))
    .where(eq(pssItems.id, id));
  return (
    row && {
      ...toDates(row),
      key: `pss-${id}`,
      offer: row.jobTitle,
      startsOn: null,
      endsOn: null,
      ...getVenue(row),
      page: `/pss_edital/${row.process.id}`,
    }
  );
}

const toDates = ({
  item,
  process,
}: {
  item: { endsAt: Date; updatedAt: Date; status: number };
  process: { name: string; resultDate: string | null; updatedAt: Date };
}) => ({
  process: process.name,
  closesAt: item.endsAt,
  resultOn: process.resultDate,
  isVisible: isVisibleOffer(item),
  changedAt: new Date(Math.max(item.updatedAt.getTime(), process.updatedAt.getTime())),
});

/** Finds the dates of an offer, by its kind. */
export const findOfferDates = { psg: findPsgOfferDates, pss: findPssOfferDates };
