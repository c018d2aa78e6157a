import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  isNew,
  toDateParts,
  toIsoDay,
  toTimestamp,
} from './date.ts';

const daysFrom = (first: string) =>
  fc.date({ min: new Date(first), max: new Date('2199-12-31'), noInvalidDate: true });

describe('dates', () => {
  it.each([
    ['2026-03-07T22:30:15.123', '07/03/2026'],
    ['2026-03-08T01:30:00.000000Z', '07/03/2026'],
    ['2026-03-08 01:30:00+00', '07/03/2026'],
    ['2026-03-07T22:30:00-0300', '07/03/2026'],
    ['07/03/2026', '07/03/2026'],
    ['07/03/2026 22:30', '07/03/2026'],
  ])('%j is written %j, as a calendar in Belém shows it', (value, written) => {
    expect(formatDate(value)).toBe(written);
  });

  it.each([
    '2026-02-30',
    '31/04/2026',
    '2026-03-07T25:00',
    '2026-03-07T10:60',
    '2026-03-07T10:00:60',
    'amanhã',
    '0',
  ])("%j is 'Data inválida' (B 2.7)", (value) => {
    expect([formatDate(value), formatDateTime(value)]).toEqual(['Data inválida', 'Data inválida']);
  });

  it.each([null, undefined, '', ' '])('%j is blank, and Em Breve on a card (A 8)', (value) => {
    expect(formatDate(value)).toBe('');
    expect(formatDateTime(value)).toBe('');
    expect(formatTime(value)).toBe('');
    expect(formatShortDate(value)).toBe('Em Breve');
  });

  it('are written dd/mm/yyyy - hh:mm with their time (A 2.3)', () => {
    expect(formatDateTime('2026-03-08T01:30:00Z')).toBe('07/03/2026 - 22:30');
    expect(formatDateTime('2026-03-07 22:30:00')).toBe('07/03/2026 - 22:30');
    expect(formatDateTime('2026-03-07')).toBe('07/03/2026');
    expect(formatTime('2026-03-08T01:30:00Z')).toBe('22:30');
    expect(formatShortDate('2026-03-07')).toBe('07/03/2026');
  });

  it('give their day for sending, and their pieces for a ticket', () => {
    expect(toIsoDay('2026-03-08T01:30:00Z')).toBe('2026-03-07');
    expect(toIsoDay('07/03/2026')).toBe('2026-03-07');
    expect(toIsoDay('Em Breve')).toBeNull();
    const pieces = { day: '07', month: 'mar', year: '2026', spoken: '7 de março de 2026' };
    expect(toDateParts('2026-03-07')).toEqual(pieces);
    expect(toDateParts(null)).toBeNull();
  });

  it('never shift when they come alone, whatever the day', () => {
    fc.assert(
      fc.property(daysFrom('1900-01-01'), (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(toIsoDay(day)).toBe(day);
        expect(formatDate(day)).toBe(day.split('-').reverse().join('/'));
      }),
    );
  });
});

it('edges of a window are instants; a date alone begins with its first millisecond and ends with its last', () => {
  expect(toTimestamp('2026-03-07', 'start')).toBe(Date.parse('2026-03-07T00:00:00.000-03:00'));
  expect(toTimestamp('2026-03-07', 'end')).toBe(Date.parse('2026-03-07T23:59:59.999-03:00'));
  expect(toTimestamp('2026-03-07T21:00:00.1239Z', 'end')).toBe(Date.parse('2026-03-07T18:00:00.123-03:00'));
  expect(toTimestamp('2026-03-07T18:00:00.5-03', 'end')).toBe(Date.parse('2026-03-07T21:00:00.500Z'));
  expect(toTimestamp('2026-03-07T18:00:00+0530', 'end')).toBe(Date.parse('2026-03-07T12:30:00Z'));
  expect(toTimestamp('2026-03-07 18:00:00', 'end')).toBe(Date.parse('2026-03-07T18:00:00-03:00'));
  expect(toTimestamp(null, 'end')).toBeNull();
  expect(toTimestamp('em breve', 'end')).toBeNull();
});

/** The evening before in Belém. */
const now = Date.parse('2026-04-01T02:30:00Z');

it.each([
  ['2026-03-31', true],
  ['2026-03-01', true],
  ['2026-02-28', false],
  ['2026-04-01', false],
  [null, false],
  ['em breve', false],
])('a document published on %j is new, as it is within 30 days: %s (A 4)', (publishedAt, expected) => {
  expect(isNew(publishedAt, now)).toBe(expected);
});
