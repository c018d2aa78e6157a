import { expect, it } from 'vitest';
import { areaCalendarPath } from './files.ts';

it.each([
  ['Saúde', '/api/v1/calendars/saude.ics'],
  [' Turismo, Hospitalidade e Lazer', '/api/v1/calendars/turismo-hospitalidade-e-lazer.ics'],
  ['…', null],
])('names the calendar of the area %j by its slug', (area, path) => {
  expect(areaCalendarPath(area)).toBe(path);
});
