import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'America/Belem';

/** A moment as a clock in Belém shows it. */
export interface LocalMoment {
  /** yyyy-mm-dd */
  day: string;
  /** hh:mm; null for a date alone. */
  time: string | null;
  /** Milliseconds since 1970; of a date alone, its first. */
  instant: number;
}

const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const brazilianDay = /^(\d{2})\/(\d{2})\/(\d{4})/;

/**
 * Reads a date or a date with a time, as servers write them (ISO, SQL or dd/mm/yyyy). Without an offset it is local
 * to America/Belem, and a date alone never shifts.
 *
 * @returns null for what is no date
 */
export function readMoment(value: string): LocalMoment | null {
  const parts = shape.exec(value.trim().replace(brazilianDay, '$3-$2-$1'));
  const [, day, time, seconds = ':00', offset] = parts ?? [];
  if (day === undefined || !isCalendarDay(day)) return null;
  if (time === undefined) return { day, time: null, instant: dayjs.tz(`${day} 00:00`, zone).valueOf() };
  if (Number(time.slice(0, 2)) > 23 || Number(time.slice(3)) > 59) return null;
  if (offset === undefined)
    return { day, time, instant: dayjs.tz(`${day} ${time}${seconds}`, zone).valueOf() };
  const instant = Date.parse(`${day}T${time}${seconds}${isoOffset(offset)}`);
  return Number.isNaN(instant) ? null : { ...clockAt(instant), instant };
}

/** What a clock in Belém shows at an instant. */
export function clockAt(instant: number): { day: string; time: string } {
  const [day = '', time = ''] = dayjs(instant).tz(zone).format('YYYY-MM-DD HH:mm').split(' ');
  return { day, time };
}

/** `z`, `-03` and `-0300` as ISO writes them. */
function isoOffset(offset: string): string {
  if (offset.length === 1) return 'Z';
  const digits = offset.replace(':', '').padEnd(5, '0');
  return `${digits.slice(0, 3)}:${digits.slice(3)}`;
}

function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
