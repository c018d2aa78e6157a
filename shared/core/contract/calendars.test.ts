import { expect, it } from 'vitest';
import { areaCalendarPath, classCalendarPath } from './calendars.ts';

it('names the calendar of a class by its number', () => {
  expect(classCalendarPath(12)).toBe('/api/v1/classes-sig/12/calendar.ics');
});

it.each([
  ['Saúde', '/api/v1/calendars/saude.ics'],
  [' Turismo, Hospitalidade e Lazer', '/api/v1/calendars/turismo-hospitalidade-e-lazer.ics'],
  ['…', null],
])('names the calendar of the area %j by its slug', (area, path) => {
  expect(areaCalendarPath(area)).toBe(path);
});
