import { expect, it } from 'vitest';
import { placeInWords, whatFollows } from './what-follows.ts';

it.each([
  ['Sala 3', 'Rua Ubaldo, 10', 'Sala 3, Rua Ubaldo, 10'],
  ['Praça Central', 'Praça Central, s/n', 'Praça Central, s/n'],
  ['Santana', null, 'Santana'],
  [null, 'Rua Ubaldo, 10', 'Rua Ubaldo, 10'],
  [null, null, ''],
])('the place %j at %j is %j', (place, address, words) => {
  expect(placeInWords({ place, address })).toBe(words);
});

it('what follows is told in the order of time, without what nobody knows', () => {
  const nothing = { end_date: null, result_date: null, course_start_date: null, place: null, address: null };
  expect(whatFollows(nothing)).toEqual([]);
  expect(
    whatFollows({ ...nothing, end_date: '2026-03-20T23:59:00-03:00', course_start_date: '2026-04-06' }),
  ).toEqual([
    ['Fim das inscrições', '20/03/2026 - 23:59'],
    ['Início do curso', '06/04/2026'],
  ]);
});
