import { expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isCalendarDay,
  localDay,
  localYear,
  monthName,
  monthsBefore,
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

it('has the day and the year of Belém, where 02:59 UTC is still the evening before', () => {
  expect(localDay(Date.parse('2027-01-01T02:59Z'))).toBe('2026-12-31');
  expect(localYear(new Date('2027-01-01T02:59Z'))).toBe(2026);
  expect(localDay(Date.parse('2027-01-01T03:00Z'))).toBe('2027-01-01');
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
