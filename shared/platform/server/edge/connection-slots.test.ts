import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createConnectionSlots } from './connection-slots.ts';

it('past the bound of a group its idlest gives way, past the bound of all the idlest of all', () => {
  const { take, touch, leave } = createConnectionSlots<string>({ each: 2, all: 3 });
  expect([take('a1', 'a'), take('a2', 'a'), take('b1', 'b')]).toEqual([null, null, null]);
  touch('a1');
  expect(take('a3', 'a')).toBe('a2');
  expect(take('c1', 'c')).toBe('b1');
  leave('a1');
  expect(take('b2', 'b')).toBeNull();
  expect(take('b3', 'b')).toBe('a3');
});

it('never has more than its bounds, and lets nobody go without need', () => {
  const newcomers = fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(newcomers, (arrivals) => {
      const slots = createConnectionSlots<number>({ each: 3, all: 7 });
      const held = new Map<number, number>();
      for (const [item, [group, leaves]] of arrivals.entries()) {
        held.set(item, group);
        const gone = slots.take(item, String(group));
        const [ofGroup, inAll] = [[...held.values()].filter((each) => each === group).length, held.size];
        expect(gone !== null).toBe(ofGroup > 3 || inAll > 7);
        if (gone !== null) held.delete(gone);
        if (leaves) {
          slots.leave(item);
          held.delete(item);
        }
      }
    }),
  );
});
