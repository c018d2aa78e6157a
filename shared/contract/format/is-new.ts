import { daysBetween, localDay } from '@portal/contract/format/calendar';
import { toIsoDay } from './date.ts';

/** Returns whether a document was published at most 30 calendar days ago in Belém (A 4, B 4). */
export function isNew(publishedAt: string | null | undefined, now: number): boolean {
  const published = toIsoDay(publishedAt);
  if (published === null) return false;
  const age = daysBetween(published, localDay(now));
  return age >= 0 && age <= 30;
}
