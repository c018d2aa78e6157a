import { toTimestamp } from '@portal/contract/format/date';

/**
 * Returns whether the result of a closed process may exist: not before the server's date (B 2.2).
 * @param now timestamp
 */
export function isResultDue({ result_date }: { result_date: string | null }, now: number): boolean {
  const due = toTimestamp(result_date, 'start');
  return due === null || now >= due;
}
