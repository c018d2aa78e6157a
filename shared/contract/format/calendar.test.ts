import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  instantAt,
  isCalendarDay,
  localDay,
  localYear,
  monthName,
  monthsBefore,
  readMoment,
} from './calendar.ts';

it.each([
  ['1990-01-31', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['1990-13-01', false],
  ['31/01/1990', false],
  ['1990-1-31', false],
  ['1990-01-31T00:00', false],
  ['+001990-01-31', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});

it('has the date and year of Belém, where 02:59 UTC is still the previous evening', () => {
  expect(localDay(Date.parse('2027-01-01T02:59Z'))).toBe('2026-12-31');
  expect(localYear(new Date('2027-01-01T02:59Z'))).toBe(2026);
  expect(localDay(Date.parse('2027-01-01T03:00Z'))).toBe('2027-01-01');
});

it.each([
  // Summer time, in its last three summers and in the sixties.
  ['1987-12-15T02:00:00Z', '1987-12-15', '00:00'],
  ['1988-01-10T02:30:00.000Z', '1988-01-10', '00:30'],
  ['1967-12-01T01:59:00Z', '1967-11-30', '23:59'],
  ['1988-02-07T01:59:00Z', '1988-02-06', '23:59'],
  ['1988-02-07T02:00:00Z', '1988-02-06', '23:00'],
  ['1988-02-07T03:00:00Z', '1988-02-07', '00:00'],
  // Belém has had none since 1988, Brasília had it until 2019.
  ['1995-12-15T02:59:00Z', '1995-12-14', '23:59'],
  ['2018-12-15T03:00:00Z', '2018-12-15', '00:00'],
  ['2018-12-15T01:00:00-02:00', '2018-12-15', '00:00'],
])('%s is %s %s in Belém', (value, day, time) => {
  const moment = readMoment(value);
  expect([moment?.day, moment?.clock.format('HH:mm')]).toEqual([day, time]);
});

it('has the clock of the time-zone data from 1985 to 2030, and its instants', () => {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: 'America/Belem',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const [from, to] = [Date.UTC(1985, 0), Date.UTC(2031, 0)].map((at) => at / 1000) as [number, number];
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), (seconds) => {
      const moment = readMoment(new Date(seconds * 1000).toISOString());
      expect(moment?.clock.format('YYYY-MM-DD HH:mm:ss')).toBe(clock.format(seconds * 1000));
      const instant = instantAt(moment?.clock as NonNullable<typeof moment>['clock']);
      // The last hour before summer time ends occurs twice.
      expect([0, 3600]).toContain(instant / 1000 - seconds);
      if (seconds > Date.UTC(1988, 1, 8) / 1000) expect(instant / 1000).toBe(seconds);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2026-01-01', 365, '2027-01-01'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});

it.each([
  ['2026-03', 'março de 2026'],
  ['2026-13', '2026-13'],
  ['em breve', 'em breve'],
])('the month %s is read "%s"', (month, name) => expect(monthName(month)).toBe(name));

it.each([
  ['2026-03-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2024-03-31T12:00:00.000Z', 1, '2024-02-29T12:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
  ['2026-03-10T15:00:00.000Z', 60, '2021-03-10T15:00:00.000Z'],
])('the months before %s, %i, begin at %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
});
