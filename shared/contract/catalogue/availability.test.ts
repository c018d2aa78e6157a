import { expect, it } from 'vitest';
import { unitDeadline } from './availability.ts';

it.each([
  ['a working day', '2026-11-23', '2026-11-21', '23/11/2026'],
  ['a working day with its hour', '2026-11-23T18:00:00-03:00', '2026-11-21', '23/11/2026 às 18:00'],
  ['a Sunday', '2026-11-29', '2026-11-27', '27/11/2026'],
  ['a Saturday with its hour', '2026-11-28T12:00:00-03:00', '2026-11-27', '27/11/2026'],
  [
    'a Sunday, seen on Saturday',
    '2026-11-29',
    '2026-11-28',
    '29/11/2026, se a unidade abrir no fim de semana',
  ],
  ['no date', null, '2026-11-27', ''],
])('%s reads as the last day on which a unit enrols', (_what, deadline, today, text) => {
  expect(unitDeadline(deadline, Date.parse(`${today}T12:00:00-03:00`))).toBe(text);
});
