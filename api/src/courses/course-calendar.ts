import { timesOf } from '@portal/contract/catalogue/class-times';
import { days } from '@portal/contract/catalogue/week-cells';
import { addDays } from '@portal/contract/format/calendar';
import { DAY, toTimestamp } from '@portal/contract/format/date';
import { institution } from '@portal/contract/institution';
import ical, {
  escape as escaped,
  ICalAlarmType,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator';
import type { CalendarClass } from './courses.repository.ts';

/** Seconds after which a subscribed calendar refreshes. */
const REFRESH_SECONDS = 6 * 60 * 60;

/**
 * Formats classes as an iCalendar file (RFC 5545, RFC 7986): lessons that repeat every week, and the ends of enrolment
 * with a reminder. Deterministic for the same classes.
 * @param name shown in the subscriber's calendar
 * @param portalUrl URL of the portal without trailing slash
 */
export function calendarText(name: string, classes: readonly CalendarClass[], portalUrl: string): string {
  const calendar = ical({
    // The library does not escape the name.
    name: escaped(name, false),
    prodId: { company: institution.name, product: 'Portal', language: 'PT-BR' },
    ttl: REFRESH_SECONDS,
    events: classes.flatMap((each) => eventsOf(each, portalUrl)),
  });
  return `${calendar}\r\n`;
}

function eventsOf(each: CalendarClass, portalUrl: string): ICalEventData[] {
  const url = `${portalUrl}/detalhes/${each.courseId}?turma=${each.planoDoCursoId}`;
  const { nomeUnidadeOperativa: unit, localidade: city } = each;
  const place = city && city !== unit ? `${unit}, ${city}` : unit;
  const common = (part: string, summary: string) => ({
    id: `turma-${each.planoDoCursoId}${part}@${new URL(portalUrl).hostname}`,
    stamp: new Date(each.updated_at),
    summary,
    location: { title: `${institution.brand} ${place}`, address: each.address },
    description: [...each.horarios, each.formaDeExecucao, url].filter(Boolean).join('\n'),
    url,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const startsOn = each.dataPeriodoExecucaoInicial;
  const endsOn = each.dataPeriodoExecucaoFinal;
  const lessons = weeklyEvents({ startsOn, endsOn, schedules: each.horarios });
  const closings = [
    ['-on-line', 'Fim da matrícula on-line', each.dataDeEncerramentoOnline],
    ['-unidade', 'Fim da matrícula na unidade', each.dataDeEncerramentoPresencial],
  ] as const;
  return [
    ...(lessons.length === 0
      ? [{ ...common('', each.title), ...wholeDays(startsOn, endsOn) }]
      : lessons.map((lesson, index) => ({ ...common(`-${index + 1}`, each.title), ...lesson }))),
    ...closings.flatMap(([part, what, closesAt]) =>
      closesAt ? deadlineEvent(common(part, `${what}: ${each.title}`), new Date(closesAt)) : [],
    ),
  ];
}

/** Returns an event from one day to another (yyyy-mm-dd); on the first only if the last is unknown or before it. */
export const wholeDays = (first: string, last: string | null = null) => ({
  allDay: true,
  start: new Date(first),
  // The end of an all-day event is exclusive.
  end: new Date(addDays(last !== null && last > first ? last : first, 1)),
});

/** Returns an event at a deadline, an instant without an end, with a reminder a day before. */
export const deadlineEvent = (event: Omit<ICalEventData, 'start'>, closesAt: Date): ICalEventData => ({
  ...event,
  start: closesAt,
  alarms: [{ type: ICalAlarmType.display, trigger: DAY / 1000, description: event.summary ?? null }],
});

/** Dates are yyyy-mm-dd. */
interface Timetable {
  startsOn: string;
  endsOn: string | null;
  /** Display texts such as "Terças e quintas, 14h às 18h". */
  schedules: readonly string[];
}

type Occurrence = Pick<ICalEventData, 'start' | 'end' | 'repeating'>;

const HOUR_MS = 3_600_000;

/** From Monday, the order of the schedule's days. */
const weekdays = [
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
  ICalWeekday.SU,
];
const positions: readonly string[] = days.map(({ value }) => value);

/**
 * Returns lessons of a class with their hours, repeated every week until its last day; one lesson each if the last day
 * is unknown, and none if the texts contain no days with hours.
 */
export const weeklyEvents = ({ startsOn, endsOn, schedules }: Timetable): Occurrence[] =>
  timesOf(schedules).flatMap(({ days: named, from, to }) => {
    const meets = named.map((day) => positions.indexOf(day));
    const first = [0, 1, 2, 3, 4, 5, 6]
      .map((later) => addDays(startsOn, later))
      .find((day) => meets.includes(weekdayOf(day)));
    if (first === undefined || (endsOn !== null && first > endsOn)) return [];
    const start = (toTimestamp(first, 'start') ?? 0) + from * HOUR_MS;
    const occurrence = { start: new Date(start), end: new Date(start + (to - from) * HOUR_MS) };
    if (endsOn === null) return occurrence;
    // Dates are written in UTC, where a late lesson belongs to the next day.
    const shift = (weekdayOf(occurrence.start.toISOString().slice(0, 10)) - weekdayOf(first) + 7) % 7;
    const byDay = meets.flatMap((day) => weekdays[(day + shift) % 7] ?? []);
    const until = new Date(toTimestamp(endsOn, 'end') ?? start);
    return { ...occurrence, repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay, until } };
  });

/** Returns the position of a day in the week, from Monday. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
