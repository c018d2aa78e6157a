import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stubDate } from './stub-date.ts';

describe('the date on a stub', () => {
  it('is printed in pieces and spoken in words', () => {
    expect(stubDate('2026-03-09')).toEqual({
      day: '09',
      month: 'mar',
      year: '2026',
      spoken: '9 de março de 2026',
    });
  });

  it('is the day that was given, whatever the time after it', () => {
    expect(stubDate('2026-01-01T23:59:00-03:00')?.spoken).toBe('1 de janeiro de 2026');
  });

  it.each([null, undefined, '', 'amanhã', '09/03/2026', '2026-13-01', '2026-00-10', '2026-05-32'])(
    'is missing for %s',
    (value) => expect(stubDate(value)).toBeNull(),
  );

  it('never shifts by a day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10);
        const parts = stubDate(iso);
        expect(`${parts?.year}-${iso.slice(5, 7)}-${parts?.day}`).toBe(iso);
      }),
    );
  });
});
