import { expect, it } from 'vitest';
import { orderedChunkLoads } from './ordered-chunk-loads.ts';

it.each([
  ['Promise.all([n.e(444),n.e(38)]).then(f)', 'Promise.all([n.e(38),n.e(444)]).then(f)'],
  [
    'a(Promise.all([e.e(9)])),Promise.all([e.e(10),e.e(9),e.e(2)])',
    'a(Promise.all([e.e(9)])),Promise.all([e.e(2),e.e(9),e.e(10)])',
  ],
  ['Promise.all([n.e(9),f(),n.e(2)])', 'Promise.all([n.e(9),f(),n.e(2)])'],
  ['Promise.all([n.e(9),n.e(2),...more])', 'Promise.all([n.e(9),n.e(2),...more])'],
])('writes %s in one order', (source, ordered) => {
  expect(orderedChunkLoads(source)).toBe(ordered);
});
