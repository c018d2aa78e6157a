import { expect, it } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

it.each([
  ['1990-01-31', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['1990-02-30', false],
  ['1990-13-01', false],
  ['31/01/1990', false],
  ['1990-1-31', false],
  ['1990-01-31T00:00', false],
  ['+001990-01-31', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});
