import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedReason, periodText, registrationWindow } from './registration-window.ts';

const at = (moment: string) => Date.parse(moment);
const timed = { start_date: '2026-11-15T09:00:00-03:00', end_date: '2026-12-10T18:00:00-03:00' };
const days = { start_date: '2026-11-15', end_date: '2026-12-10' };
const noon = '2026-11-21T12:00:00-03:00';

describe('one can apply strictly between both dates (A 4, B 4)', () => {
  it.each([
    ['upcoming', 'on the eve of a first day', days, '2026-11-14T23:59:59-03:00'],
    ['open', 'early on the first day', days, '2026-11-15T00:00:01-03:00'],
    ['open', 'late on the last day in Belém, which is another in London', days, '2026-12-11T02:59:59Z'],
    ['ended', 'on the day after the last', days, '2026-12-11T00:00:00-03:00'],
    ['unannounced', 'without an end', { ...timed, end_date: null }, noon],
    ['unannounced', 'without a start', { ...timed, start_date: null }, noon],
    ['unannounced', 'with dates that are none', { start_date: 'em breve', end_date: '?' }, noon],
    ['upcoming', 'before the start, without an end', { ...timed, end_date: null }, '2026-11-01T12:00:00Z'],
    ['ended', 'after the end, without a start', { ...timed, start_date: null }, '2027-01-01T12:00:00Z'],
  ])('%s: %s', (kind, _when, dates, now) => {
    expect(registrationWindow(dates, at(now)).kind).toBe(kind);
  });

  const instant = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') });
  const written = (value: number) => new Date(value).toISOString();

  it('whatever the dates, and stays as it is until the moment that it names, when it changes', () => {
    fc.assert(
      fc.property(instant, instant, instant, (start, end, now) => {
        const dates = { start_date: written(start), end_date: written(end) };
        const state = registrationWindow(dates, now);
        expect(state.kind === 'open').toBe(start < now && now < end);
        if (!('changesAt' in state)) return;
        expect(state.changesAt).toBeGreaterThan(now);
        expect(registrationWindow(dates, state.changesAt - 1).kind).toBe(state.kind);
        expect(registrationWindow(dates, state.changesAt).kind).not.toBe(state.kind);
      }),
    );
  });
});

const before = '2026-11-01T12:00:00Z';
const after = '2027-01-01T12:00:00Z';
it.each([
  [timed, before, 'As inscrições abrem em 15/11/2026 às 09:00 e vão até 10/12/2026 às 18:00.'],
  [days, before, 'As inscrições abrem em 15/11/2026 e vão até 10/12/2026.'],
  [{ ...days, end_date: null }, before, 'As inscrições abrem em 15/11/2026.'],
  [timed, noon, undefined],
  [timed, after, 'As inscrições terminaram em 10/12/2026 às 18:00.'],
  [{ start_date: null, end_date: null }, noon, 'O período de inscrição ainda não foi informado.'],
])('the button for %j says why it is disabled at %s', (dates, now, reason) => {
  expect(closedReason(registrationWindow(dates, at(now)), dates)).toBe(reason);
});

it.each([
  [timed, 'Inscrições de 15/11/2026 às 09:00 até 10/12/2026 às 18:00.'],
  [days, 'Inscrições de 15/11/2026 até 10/12/2026.'],
  [{ ...days, end_date: null }, undefined],
])('the period of %o is formatted', (dates, words) => {
  expect(periodText(dates)).toBe(words);
});
