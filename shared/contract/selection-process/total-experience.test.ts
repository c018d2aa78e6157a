import { expect, it } from 'vitest';
import { formatWorkedTime, totalExperience, type WorkPeriod } from './total-experience.ts';

const today = '2026-11-27';
const period = (start_date: string, end_date: string | null = null): WorkPeriod => ({ start_date, end_date });

it.each<[string, WorkPeriod[], string]>([
  ['a calendar year', [period('2020-01-01', '2020-12-31')], '1 ano'],
  ['a month of 28 days', [period('2021-02-01', '2021-02-28')], '1 mês'],
  ['one day', [period('2021-02-01', '2021-02-01')], '1 dia'],
  ['work that continues', [period('2024-05-28')], '2 anos e 6 meses'],
  [
    'two jobs at the same time',
    [period('2020-01-01', '2020-12-31'), period('2020-07-01', '2021-06-30')],
    '1 ano e 6 meses',
  ],
  [
    'a job within another',
    [period('2020-01-01', '2022-12-31'), period('2021-01-01', '2021-03-31')],
    '3 anos',
  ],
  ['jobs without a gap', [period('2020-01-16', '2020-02-15'), period('2020-01-01', '2020-01-15')], '1 mês'],
  [
    'weeks of several jobs, which make a month',
    [period('2020-01-01', '2020-01-15'), period('2021-01-01', '2021-01-15')],
    '1 mês',
  ],
  ['a contract that ends later', [period('2026-10-28', '2030-01-01')], '1 mês'],
  ['work that has not begun', [period('2026-12-01')], '0 dias'],
  ['dates that are none', [period('2026-02-30'), { start_date: null, end_date: null }], '0 dias'],
  ['an end before the start', [period('2020-05-01', '2020-01-01')], '0 dias'],
])('%s counts %s as %s', (_what, periods, total) => {
  expect(formatWorkedTime(totalExperience(periods, today))).toBe(total);
});
