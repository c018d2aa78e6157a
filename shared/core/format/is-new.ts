import { daysBetween, localDay } from '@portal/shared/format/calendar';
import { toIsoDay } from './date.ts';

/**
 * Whether a document is new: published at most 30 days ago, in calendar days of Belém (A 4, B 4).
 *
 * @param now milliseconds since 1970
 */
export function isNew(publishedAt: string | null | undefined, now: number): boolean {
  const published = toIsoDay(publishedAt);
  if (published === null) return false;
  const age = daysBetween(published, localDay(now));
  return age >= 0 && age <= 30;
}
