import { localDay, readMoment } from './local-moment.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a document is new: published at most 30 days ago, in calendar days of Belém (A 4, B 4).
 *
 * @param now milliseconds since 1970
 */
export function isNew(publishedAt: string | null | undefined, now: number): boolean {
  const published = publishedAt ? readMoment(publishedAt) : null;
  if (published === null) return false;
  const age = (Date.parse(localDay(now)) - Date.parse(published.day)) / dayMs;
  return age >= 0 && age <= 30;
}
