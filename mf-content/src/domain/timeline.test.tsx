import { areaSlug } from '@portal/ui/area';
import { expect, it } from 'vitest';
import { timeline } from './timeline.ts';

it('has 14 entries from 1946 to 2017, in order', () => {
  const years = timeline.map(({ year }) => year);
  expect(years).toHaveLength(14);
  expect([years[0], years.at(-1)]).toEqual([1946, 2017]);
  expect(years).toEqual([...years].sort((one, other) => one - other));
});

it('holds the dates of the institution', () => {
  expect(timeline.map(({ year }) => year)).toEqual(expect.arrayContaining([1946, 1974, 1998]));
});

it('wears colours that exist', () => {
  expect(timeline.every(({ area }) => areaSlug(area) !== undefined)).toBe(true);
});
