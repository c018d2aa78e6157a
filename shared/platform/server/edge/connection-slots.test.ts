import { expect, it } from 'vitest';
import { createConnectionSlots } from './connection-slots.ts';

it('past the bound of a group its idlest gives way, past the bound of all the idlest of all', () => {
  const { take, touch, leave } = createConnectionSlots<string>({ each: 2, all: 3 });
  expect([take('b1', 'b'), take('a1', 'a'), take('a2', 'a')]).toEqual([null, null, null]);
  touch('a1');
  expect(take('a3', 'a')).toBe('a2');
  expect(take('c1', 'c')).toBe('b1');
  leave('a1');
  expect(take('b2', 'b')).toBeNull();
  expect(take('b3', 'b')).toBe('a3');
});
