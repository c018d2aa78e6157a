import { expect, it } from 'vitest';
import { sessionPhase } from './session-clock.ts';

const minutes = (count: number) => count * 60_000;

it.each([
  [0, { kind: 'running', nextIn: minutes(18) }],
  [minutes(18) - 1, { kind: 'running', nextIn: 1 }],
  [minutes(18), { kind: 'warning', nextIn: minutes(2) }],
  [minutes(20) - 1, { kind: 'warning', nextIn: 1 }],
  [minutes(20), { kind: 'expired' }],
  [-minutes(5), { kind: 'running', nextIn: minutes(18) }],
])('the 20-minute session after %d ms is %o', (age, phase) => {
  expect(sessionPhase(1_000_000, 1_000_000 + age)).toEqual(phase);
});
