import { expect, it } from 'vitest';
import { giveWay } from './give-way.ts';

/** A thread's priority on a machine that may refuse to tell or to change it. */
function started(priority: number, refuse?: 'getPriority' | 'setPriority') {
  const system = {
    priority,
    getPriority() {
      if (refuse === 'getPriority') throw new Error('EPERM');
      return system.priority;
    },
    setPriority(given: number) {
      // As Linux does it for whoever is not root.
      if (refuse === 'setPriority' || given < system.priority) throw new Error('EACCES');
      system.priority = given;
    },
  };
  return system;
}

it.each([
  ['gives way with the usual one', started(0), 4],
  ['keeps a lower one', started(5), 5],
  ['goes on where it may not change it', started(0, 'setPriority'), 0],
  ['goes on where it may not ask', started(0, 'getPriority'), 0],
])('a worker %s', (_what, system, priority) => {
  giveWay(system);
  expect(system.priority).toBe(priority);
});
