import type { OfferTable } from '../db/schema/selection.ts';

type Offered = Pick<
  OfferTable['$inferSelect'],
  | 'place'
  | 'address'
  | 'cityInfo'
  | 'schedule'
  | 'documentsToBring'
  | 'documentsStartAt'
  | 'documentsEndAt'
  | 'documentsPlace'
>;

interface Known {
  item: Offered;
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
