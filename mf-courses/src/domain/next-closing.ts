import type { EnrollableClass } from '@portal/contract/catalogue/enrolment-state';
import { toTimestamp } from '@portal/contract/format/date';

/** Returns the timestamp of the next closing date; null if all have passed. */
export function nextClosing(offered: EnrollableClass, now: number): number | null {
  const ends = [offered.dataDeEncerramentoOnline, offered.dataDeEncerramentoPresencial].flatMap((date) => {
    const end = toTimestamp(date, 'end');
    return end !== null && end >= now ? end + 1 : [];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}
