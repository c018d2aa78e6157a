import { expect, it } from 'vitest';
import { mayApply, offersByState, processesByUrgency, sortByUrgency } from './offer-state.ts';

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
  expect(processesByUrgency(processes, (offers) => offers, now)).toEqual([
    [later, closesSoon],
    [over, open],
    [over, later],
    [],
    [],
    [full],
  ]);
});
