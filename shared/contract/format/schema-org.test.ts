import { expect, it } from 'vitest';
import { schemaDate } from './schema-org.ts';

it.each([
  ['2026-03-02', '2026-03-02'],
  ['02/03/2026', '2026-03-02'],
  ['2026-03-02 09:30:00', '2026-03-02T12:30:00.000Z'],
  ['amanhã', null],
  [null, null],
])('the date %j is %j for search engines', (value, expected) => {
  expect(schemaDate(value)).toBe(expected);
});
