import { expect, it } from 'vitest';
import { actors } from './actors.ts';
import { art } from './art.ts';
import { areaSlugs } from './palette.ts';

const names = Object.keys(actors) as (keyof typeof actors)[];
const options = { kind: 'course', width: 720, height: 480 } as const;

it.each(areaSlugs)('a scene of %s is of at most 4 KB with every actor', (area) => {
  const sizes = names.map((actor) => Buffer.byteLength(art(area, actor, { ...options, actor })));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
});
