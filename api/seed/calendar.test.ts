import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';

describe('calendar', () => {
  it('counts days in America/Belem: late at night there it is already tomorrow in UTC', () => {
    const { day, year } = calendar(new Date('2026-01-01T02:30:00Z'));
    expect(day(0)).toBe('2025-12-31');
    expect(day(1)).toBe('2026-01-01');
    expect(year(0)).toBe(2025);
  });

  it('returns timestamps in the local time of the institution', () => {
    const { moment } = calendar(new Date('2026-03-10T15:00:00Z'));
    expect(moment(2, 23, 59).toISOString()).toBe('2026-03-13T02:59:00.000Z');
  });
});
