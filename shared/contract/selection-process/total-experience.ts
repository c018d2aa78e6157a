import { addDays, daysBetween, isCalendarDay, monthsBetween } from '@portal/contract/format/calendar';

/** Period of work, both dates inclusive and yyyy-mm-dd; without an end it is current. */
export interface WorkPeriod {
  start_date: string | null;
  end_date: string | null;
}

const DAYS_PER_MONTH = 30;

/** Sums up experience until a date; overlapping days count once, later or invalid periods not at all. */
export function totalExperience(periods: readonly WorkPeriod[], until: string) {
  let months = 0;
  let days = 0;
  for (const { start, end } of mergePeriods(periods, until)) {
    // The day after the last one: 1 January to 31 December is a full year.
    const after = addDays(end, 1);
    const { months: full, rest } = monthsBetween(start, after);
    months += full;
    days += rest;
  }
  return { months: months + Math.floor(days / DAYS_PER_MONTH), days: days % DAYS_PER_MONTH };
}

/** Merges periods into ordered spans that neither overlap nor touch. */
function mergePeriods(periods: readonly WorkPeriod[], until: string) {
  const spans = periods
    .flatMap(({ start_date, end_date }) => {
      if (start_date === null || !isCalendarDay(start_date) || start_date > until) return [];
      const end = end_date !== null && isCalendarDay(end_date) && end_date < until ? end_date : until;
      return end < start_date ? [] : [{ start: start_date, end }];
    })
    .sort((one, other) => (one.start < other.start ? -1 : 1));
  const merged: typeof spans = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (!last || daysBetween(last.end, span.start) > 1) merged.push({ ...span });
    else if (span.end > last.end) last.end = span.end;
  }
  return merged;
}

/** Formats "5 anos e 3 meses"; days only without a full month. */
export function formatWorkedTime({ months, days }: { months: number; days: number }): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && (years === 1 ? '1 ano' : `${years} anos`),
    rest > 0 && (rest === 1 ? '1 mês' : `${rest} meses`),
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' e ');
  return days === 1 ? '1 dia' : `${days} dias`;
}
