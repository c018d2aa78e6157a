import { describe, expect, it } from 'vitest';
import { findRequestedClasses, secretOffset } from './requested-classes.ts';

const asked = (people: number, course: string, from = 0) =>
  Array.from({ length: people }, (_, place) => ({ nif: String(from + place), course, city: 'Macapá' }));

const none = () => 0;

describe('the classes that people wish for', () => {
  it.each([
    [4, []],
    [5, [15]],
    [9, [15]],
    [10, [10]],
    [19, [5]],
    [20, [0]],
    [31, [0]],
  ])('%d people are shown as needing %j more, in fives and never fewer', (people, missing) => {
    const wished = findRequestedClasses(asked(people, 'Barbeiro (Santana, Noite)'), 'Barbeiro', 20, none);
    expect(wished).toEqual(missing.map((each) => ({ city: 'Santana', shift: 'noite', missing: each })));
  });

  it('count a person once for each of them, however often they ask', () => {
    const again = [...asked(4, 'Barbeiro (Santana, Noite)'), ...asked(4, 'Barbeiro (Santana, Noite)')];
    expect(findRequestedClasses(again, 'Barbeiro', 20, none)).toEqual([]);
  });

  it("are distinguished by city and shift, the nearest first; without a city the person's own counts", () => {
    const all = [
      ...asked(5, 'Barbeiro'),
      ...asked(10, 'Barbeiro (Santana, Manhã, Noite)'),
      ...asked(5, 'Barbeiro (Santana, Noite)', 10),
      ...asked(8, 'Barbeiro avançado'),
    ];
    expect(findRequestedClasses(all, 'Barbeiro', 20, none)).toEqual([
      { city: 'Santana', shift: 'noite', missing: 5 },
      { city: 'Santana', shift: 'manha', missing: 10 },
      { city: 'Macapá', shift: null, missing: 15 },
    ]);
  });

  it('are not shown without a configured class size', () => {
    expect(findRequestedClasses(asked(9, 'Barbeiro'), 'Barbeiro', null, none)).toEqual([]);
  });

  it('are shown from a number on that is secret and stays: four forged requests tell nothing of a true one', () => {
    const shownFrom = (key: string, city: string) => {
      const offsetOf = secretOffset(key);
      const isShown = (people: number) =>
        findRequestedClasses(asked(people, `Barbeiro (${city})`), 'Barbeiro', 20, offsetOf).length > 0;
      return [...Array(20).keys()].find(isShown);
    };
    const numbers = Array.from({ length: 60 }, (_, index) => shownFrom('key', `Cidade ${index}`));
    expect(new Set(numbers)).toEqual(new Set([5, 6, 7, 8, 9]));
    expect(shownFrom('key', 'Macapá')).toBe(shownFrom('key', 'Macapá'));
  });
});
