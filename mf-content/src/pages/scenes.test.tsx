import { serverHtml } from '@portal/tooling/testing/render';
import { areaSlug } from '@portal/ui/area';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { timeline } from '../domain/timeline.ts';
import { Scene } from '../parts/scene/scene.tsx';
import { scenes as mission } from './about/scenes.tsx';
import { scenes } from './history/scenes.tsx';
import { pictures } from './library/scenes.tsx';

interface Drawn {
  label: string;
  drawing: ReactNode;
}
const nothing: Drawn = { label: '', drawing: null };
const sets: [string, number, Drawn[]][] = [
  ['the history (A 2.6)', 14, timeline.map(({ year }) => scenes[year] ?? nothing)],
  ['the library (B 1)', 6, [...pictures]],
  ['the mission (A 2.6)', 3, Object.values(mission)],
];
const drawn = ({ drawing }: Drawn) =>
  serverHtml(
    <Scene label="" area="moda">
      {drawing}
    </Scene>,
  ).replace(/^<span[^>]*>|<\/span>$/g, '');

describe.each(sets)('the pictures of %s', (_, count, set) => {
  it('are as many as the specification says, and no two are the same', () => {
    expect(set).toHaveLength(count);
    expect(new Set(set.map(drawn)).size).toBe(count);
    // Nor the same drawing in other colours.
    const shapes = set.map((each) => drawn(each).replace(/(fill|stroke)="[^"]*"/g, ''));
    expect(new Set(shapes).size).toBe(count);
  });

  it('each say in words what they show, and weigh at most 4 KB', () => {
    expect(new Set(set.map(({ label }) => label)).size).toBe(count);
    for (const each of set) {
      expect(each.label.split(' ').length).toBeGreaterThan(5);
      expect(Buffer.byteLength(drawn(each))).toBeLessThanOrEqual(4096);
    }
  });
});

it('all wear the colours of an area that exists', () => {
  for (const { area } of [...pictures, ...timeline]) expect(areaSlug(area)).toBeDefined();
});

it('those of the history go from 1946 to 2017 by the dates of the institution (A 2.6)', () => {
  const years = timeline.map(({ year }) => year);
  expect([years[0], years.at(-1)]).toEqual([1946, 2017]);
  expect(years).toEqual([...new Set(years)].sort((one, other) => one - other));
  expect(years).toEqual(expect.arrayContaining([1974, 1998]));
});
