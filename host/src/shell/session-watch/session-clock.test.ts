import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_MS, sessionPhase, WARNING_MS } from './session-clock.ts';

const minutes = (count: number) => count * 60_000;

describe('the 20-minute session', () => {
  it.each([
    [0, { kind: 'running', nextIn: minutes(18) }],
    [minutes(18) - 1, { kind: 'running', nextIn: 1 }],
    [minutes(18), { kind: 'warning', nextIn: minutes(2) }],
    [minutes(20) - 1, { kind: 'warning', nextIn: 1 }],
    [minutes(20), { kind: 'expired' }],
    [minutes(600), { kind: 'expired' }],
    [-minutes(5), { kind: 'running', nextIn: minutes(18) }],
  ])('after %d ms is %o', (age, phase) => {
    expect(sessionPhase(1_000_000, 1_000_000 + age)).toEqual(phase);
  });

  it('passes from running to warning to expired, each at the time announced', () => {
    fc.assert(
      fc.property(fc.nat(SESSION_MS - 1), (age) => {
        const phase = sessionPhase(0, age);
        if (phase.kind === 'expired') throw new Error('too early');
        const next = sessionPhase(0, age + phase.nextIn);
        expect(next.kind).toBe(age < WARNING_MS ? 'warning' : 'expired');
      }),
    );
  });
});
