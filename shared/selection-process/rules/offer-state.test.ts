import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedReason,
  isResultDue,
  mayApply,
  offersByState,
  periodText,
  processesByUrgency,
  registrationWindow,
  sortByUrgency,
} from './offer-state.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');
const offer = (start_date: string | null, end_date: string | null, open_vacancies: number | null = 3) => ({
  start_date,
  end_date,
  open_vacancies,
});
const open = offer('2026-11-15', '2026-12-11', null);
const closesSoon = offer('2026-11-15', '2026-11-25');
const full = offer('2026-11-15', '2026-11-24', 0);
const later = offer('2026-12-01', '2026-12-20', 0);
const over = offer('2026-11-01', '2026-11-20', 0);
const unsaid = offer(null, null, 0);

it('open offers come first by deadline, then upcoming, full and closed ones, the latest first', () => {
  const earlier = offer('2026-10-01', '2026-10-20');
  const offers = [earlier, over, full, unsaid, later, open, closesSoon];
  expect(sortByUrgency(offers, now)).toEqual([closesSoon, open, later, unsaid, full, over, earlier]);
  expect(offersByState(offers, now)).toEqual({
    open: [closesSoon, open],
    upcoming: [later],
    unannounced: [unsaid],
    full: [full],
    ended: [over, earlier],
  });
});

it.each([
  [[over, open], true],
  [[full, later, unsaid, over], false],
  [[], true],
])('among %j one may apply: %j', (offers, expected) => {
  expect(mayApply(offers, now)).toBe(expected);
});

it('processes are sorted by their most urgent offer, those without offers stay in order', () => {
  const processes = [[], [full], [over, later], [over, open], [later, closesSoon], []];
  const sorted = processesByUrgency(
    processes.map((offers) => ({ offers })),
    now,
  );
  expect(sorted.map(({ offers }) => offers)).toEqual([
    [later, closesSoon],
    [over, open],
    [over, later],
    [],
    [],
    [full],
  ]);
});

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

it.each([
  ['from its day on, in Belém', '2026-11-21', '2026-11-21T00:00:00-03:00', true],
  ['on the eve of its day', '2026-11-21', '2026-11-20T23:59:59-03:00', false],
  ['long after its day', '2026-11-21', '2027-11-21T12:00:00-03:00', true],
  ['where no day is known', null, '2026-11-21T12:00:00-03:00', true],
  ['where the day is none', 'em breve', '2026-11-21T12:00:00-03:00', true],
])('a result is due %s: %s', (_when, result_date, now, due) => {
  expect(isResultDue({ result_date }, Date.parse(now))).toBe(due);
});
