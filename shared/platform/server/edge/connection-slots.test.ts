import { expect, it } from 'vitest';
import { createConnectionSlots } from './connection-slots.ts';

it('beyond the limit of a group its least recently used item is evicted, beyond the total that of all', () => {
  const { acquire, touch, free } = createConnectionSlots<string>({ each: 2, all: 3 });
  expect([acquire('b1', 'b'), acquire('a1', 'a'), acquire('a2', 'a')]).toEqual([null, null, null]);
  touch('a1');
  expect(acquire('a3', 'a')).toBe('a2');
  expect(acquire('c1', 'c')).toBe('b1');
  free('a1');
  expect(acquire('b2', 'b')).toBeNull();
  expect(acquire('b3', 'b')).toBe('a3');
});
