import { programmes } from '@portal/contract/institution/programmes';
import { OPEN_STATUSES, VISIBLE } from '@portal/contract/selection-process/statuses';
import * as messages from '@portal/contract/validators/messages';
import { and, eq, gt, inArray, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobTitles, offers, type Programme, processes } from '../db/schema/selection.ts';
import { units } from '../db/schema/settings.ts';

/** Returns the condition for offers that the portal shows (A 4, B 4). Applicants see hidden ones in their registrations. */
export const isVisible = ({ status }: { status: SQLWrapper } = offers) => eq(status, VISIBLE);

/** Returns the condition for rows whose process the institution has not closed (A 4, B 4). */
export const hasOpenProcess = () => inArray(processes.status, OPEN_STATUSES);

/** Returns the condition for offers that take registrations: the process is open, within the window. */
export const isOpenOffer = (now: SQL) =>
  and(hasOpenProcess(), lt(offers.start_date, now), gt(offers.end_date, now));

/** Joins the process of an offer, a registration or a document. */
export const isProcessOf = (row: { programme: SQLWrapper; process_id: SQLWrapper }) =>
  and(eq(processes.programme, row.programme), eq(processes.id, row.process_id));

/** Joins the offer of a registration. */
export const isOfferOf = (row: { programme: SQLWrapper; offer_id: SQLWrapper }) =>
  and(eq(offers.programme, row.programme), eq(offers.id, row.offer_id));

/** Columns of an {@link OfferRow}. */
export const offerRow = { offer: offers, process: processes, job_title: jobTitles, unit: units };

/** Selects offers with the rows that describe them. */
export const selectOffers = (db: Database) =>
  db
    .select(offerRow)
    .from(offers)
    .innerJoin(processes, isProcessOf(offers))
    .leftJoin(jobTitles, eq(jobTitles.id, offers.job_title_id))
    .leftJoin(units, eq(units.id, processes.unit_id));

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** Finds an offer with the rows that describe it. */
export async function findOffer(db: Database, programme: Programme, id: number) {
  const [row] = await selectOffers(db).where(and(eq(offers.programme, programme), eq(offers.id, id)));
  return row;
}

/** Facts of an offer, the same in all responses, printouts, mails and calendars; named as in the contract. */
export type OfferFacts = ReturnType<typeof getOfferFacts>;

/** Returns name, dates, place and requirements of an offer. */
export const getOfferFacts = ({ offer, process, job_title, unit }: OfferRow) => ({
  /** Name of the course, or of the position's job title. */
  name: offer.course_name ?? job_title?.name ?? '',
  start_date: offer.start_date.toISOString(),
  end_date: offer.end_date.toISOString(),
  result_date: process.result_date,
  course_start_date: offer.start_date_course,
  place: offer.place ?? unit?.name ?? offer.city_info ?? process.city_info,
  address: offer.address ?? unit?.address ?? null,
  schedule: offer.schedule,
  documents_to_bring: offer.documents_to_bring,
  documents_start_date: offer.documents_start_date?.toISOString() ?? null,
  documents_end_date: offer.documents_end_date?.toISOString() ?? null,
  documents_place: offer.documents_place,
});

/** Returns the path of an offer's notice in the portal. */
export const noticePath = ({ offer, process }: OfferRow): `/${string}` =>
  programmeTexts[offer.programme].page(process.id);

/** Names and paths in which the programmes differ. */
export const programmeTexts = {
  psg: {
    name: `${programmes.psg} (PSG)`,
    /** Name of an offer. */
    offer: 'Curso',
    page: (processId: number) => `/psg/edital/${processId}` as const,
    emailTaken: messages.emailTaken,
  },
  pss: {
    name: `${programmes.pss} (PSS)`,
    offer: 'Cargo',
    page: (processId: number) => `/pss_edital/${processId}` as const,
    emailTaken: messages.emailTakenThere,
  },
};
