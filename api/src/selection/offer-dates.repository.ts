import { isVisibleOffer } from '@portal/contract/selection-process/statuses';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobTitles, offers, type Programme, processes } from '../db/schema/selection.ts';
import { units } from '../db/schema/settings.ts';
import { isProcessOf } from './offer-conditions.repository.ts';
import { programmeTexts } from './programme-texts.ts';

/** Offer with the rows that describe it. */
export type OfferRow = {
  item: typeof offers.$inferSelect;
  process: typeof processes.$inferSelect;
  job_title: typeof jobTitles.$inferSelect | null;
  unit: typeof units.$inferSelect | null;
};

/** Columns of an {@link OfferRow}. */
export const offerRow = { item: offers, process: processes, job_title: jobTitles, unit: units };

/** Returns the name of a course, or of the job title of a position. */
export const getOfferName = ({ item, job_title }: Pick<OfferRow, 'item' | 'job_title'>): string =>
  item.course_name ?? job_title?.name ?? '';

/** Returns place, times and requirements of an offer, as in all responses, mails and calendars. */
export const getVenue = ({ item, process, unit }: Omit<OfferRow, 'job_title'>) => ({
  place: item.place ?? unit?.name ?? item.city_info ?? process.city_info,
  address: item.address ?? unit?.address ?? null,
  schedule: item.schedule,
  documents_to_bring: item.documents_to_bring,
  documents_start_date: item.documents_start_date?.toISOString() ?? null,
  documents_end_date: item.documents_end_date?.toISOString() ?? null,
  documents_place: item.documents_place,
});

/** Dates of a course or position. */
export type OfferDates = ReturnType<typeof getVenue> & {
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

/** Returns the dates of an offer. */
const toDates = (row: OfferRow): OfferDates => ({
  ...getVenue(row),
  key: `${row.item.programme}-${row.item.id}`,
  process: row.process.name,
  offer: getOfferName(row),
  closesAt: row.item.end_date,
  resultOn: row.process.result_date,
  startsOn: row.item.start_date_course,
  endsOn: row.item.end_date_course,
  page: programmeTexts[row.item.programme].page(row.process.id),
  changedAt: new Date(Math.max(Date.parse(row.item.updated_at), Date.parse(row.process.updated_at))),
  isVisible: isVisibleOffer(row.item),
});

/** Selects offers with the rows that describe them. */
export const selectOffers = (db: Database) =>
  db
    .select(offerRow)
    .from(offers)
    .innerJoin(processes, isProcessOf(offers))
    .leftJoin(jobTitles, eq(jobTitles.id, offers.job_title_id))
    .leftJoin(units, eq(units.id, processes.unit_id));

/** Finds the dates of an offer. */
export async function findOfferDates(
  db: Database,
  programme: Programme,
  id: number,
): Promise<OfferDates | undefined> {
  const [row] = await selectOffers(db).where(and(eq(offers.programme, programme), eq(offers.id, id)));
  return row && toDates(row);
}
