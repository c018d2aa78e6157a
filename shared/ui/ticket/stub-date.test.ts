import { expect, it } from 'vitest';
import { stubDate } from './stub-date.ts';

it('is printed in pieces and spoken in words, the day that was given whatever the time after it', () => {
  const date = { day: '09', month: 'mar', year: '2026', spoken: '9 de março de 2026' };
  expect(stubDate('2026-03-09')).toEqual(date);
  expect(stubDate('2026-03-09T23:59:00-03:00')).toEqual(date);
  expect(stubDate('2026-12-31')?.spoken).toBe('31 de dezembro de 2026');
});

it.each([null, undefined, '', '09/03/2026', '2026-13-01', '2026-00-10', '2026-05-32', '2026-05-00'])(
  'is missing for %s',
  (value) => expect(stubDate(value)).toBeNull(),
);
