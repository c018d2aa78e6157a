import { formatDate, formatTime, toIsoDay, toTimestamp } from '../format/date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days to the last working day, by day of the week. */
const daysBack: Readonly<Record<number, number>> = { 0: 2, 6: 1 };

/**
 * Formats until when a unit accepts enrolments: the last working day, as units are closed at weekends.
 * @param deadline of the class, at its unit
 */
export function unitDeadline(deadline: string | null, now: number): string {
  const day = toIsoDay(deadline);
  if (!day) return formatDate(deadline);
  const midnight = Date.parse(`${day}T00:00Z`);
  const back = daysBack[new Date(midnight).getUTCDay()];
  if (!back) return [formatDate(deadline), formatTime(deadline)].filter(Boolean).join(' às ');
  const working = new Date(midnight - back * DAY_MS).toISOString().slice(0, 10);
  return (toTimestamp(working, 'end') ?? 0) >= now
    ? formatDate(working)
    : `${formatDate(deadline)}, se a unidade abrir no fim de semana`;
}
