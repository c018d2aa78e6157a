import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { movedClock } from './moved-clock.ts';

const newYear = '2027-01-01T00:10:00-03:00';

it('gives every process of a suite the clock that CLOCK names, threads included', () => {
  const say =
    "process.stdout.write(new Date().getUTCFullYear() + ' ' + new Date(Date.now()).getUTCFullYear() + ' ')";
  const script = `${say}; new (require('node:worker_threads').Worker)(${JSON.stringify(say)}, { eval: true })`;
  const env = { ...process.env, ...movedClock({ CLOCK: newYear }) };

  expect(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })).toBe(
    '2027 2027 2027 2027 ',
  );
});

it('leaves moments that are given as they are', () => {
  const script = "process.stdout.write(new Date(0).toISOString() + new Date('2026-05-04').toISOString())";
  const env = { ...process.env, ...movedClock({ CLOCK: newYear }) };

  expect(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })).toBe(
    '1970-01-01T00:00:00.000Z2026-05-04T00:00:00.000Z',
  );
});

it('changes nothing without CLOCK, and refuses what is no moment', () => {
  expect(movedClock({})).toEqual({});
  expect(() => movedClock({ CLOCK: 'amanhã' })).toThrow(/CLOCK must be a moment/);
});
