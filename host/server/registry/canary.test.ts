import { expect, it } from 'vitest';
import { isInCanary, newPlace, placeCookie, readPlace } from './canary.ts';

it.each([
  [undefined, null],
  ['tema=dark; lancamento=7; escala=100', 7],
  ['lancamento=99', 99],
  ['lancamento=100', null],
  ['lancamento=-1', null],
  ['xlancamento=7', null],
])('the place in %j is %s', (cookies, place) => {
  expect(readPlace(cookies)).toBe(place);
});

it('the cookie keeps the place for two weeks, and from scripts', () => {
  const places = [0, 0.5, 0.999].map((random) => newPlace(() => random));
  expect(places).toEqual([0, 50, 99]);
  for (const place of places) expect(readPlace(placeCookie(place).split(';')[0])).toBe(place);
  expect(placeCookie(7)).toMatch(/; Max-Age=1209600; HttpOnly; SameSite=Lax$/);
});

it('so many of a hundred are in, and stay in as they become more', () => {
  const inside = (percent: number) =>
    Array.from({ length: 100 }, (_, place) => place).filter((place) => isInCanary(place, percent));
  expect([0, 5, 100].map((percent) => inside(percent).length)).toEqual([0, 5, 100]);
  expect(inside(50)).toEqual(expect.arrayContaining(inside(5)));
});
