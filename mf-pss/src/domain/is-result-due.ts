import { toTimestamp } from '@portal/shared/format/date';

/**
 * Whether the result of a closed process can be there: not before the day that the server names (B 2.2).
 *
 * @param now milliseconds since 1970
 */
export function isResultDue({ result_date }: { result_date: string | null }, now: number): boolean {
  const due = toTimestamp(result_date, 'start');
  return due === null || now >= due;
}
