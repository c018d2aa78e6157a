/** 0 Sunday … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Meetings of a week with equal length: weekdays with their display name, first and last hour. */
interface Meetings {
  days: readonly Weekday[];
  name: string;
  from: number;
  to: number;
}
export type Timetable = readonly Meetings[];

const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];

/** Weekly timetables of classes and courses. */
export const timetables = {
  evening: [{ days: workdays, name: 'Segunda a sexta', from: 18.5, to: 22 }],
  morning: [{ days: workdays, name: 'Segunda a sexta', from: 8, to: 12 }],
  afternoon: [
    { days: [2, 4], name: 'Terças e quintas', from: 14, to: 18 },
    { days: [6], name: 'Sábados', from: 8, to: 12 },
  ],
  night: [{ days: [1, 3, 5], name: 'Segunda, quarta e sexta', from: 19, to: 22 }],
  saturday: [{ days: [6], name: 'Sábados', from: 8, to: 17 }],
} satisfies Record<string, Timetable>;
export type TimetableName = keyof typeof timetables;

/** Formats a timetable for display: "Segunda a sexta, 18h30 às 22h". */
export const scheduleOf = (timetable: Timetable): string[] =>
  timetable.map(({ name, from, to }) => `${name}, ${hourText(from)} às ${hourText(to)}`);

const hourText = (hour: number): string => `${Math.floor(hour)}h${hour % 1 === 0 ? '' : '30'}`;
