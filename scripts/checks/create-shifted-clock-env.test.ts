import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createShiftedClockEnv } from './create-shifted-clock-env.ts';

it('gives every process of a suite the clock that CLOCK names, threads included, and leaves moments that are given', () => {
  const say =
    "process.stdout.write(new Date().getUTCFullYear() + ' ' + new Date(Date.now()).getUTCFullYear() + ' ')";
  const given =
    "process.stdout.write(new Date(0).toISOString() + new Date('2026-05-04').toISOString() + ' ')";
  const script = `${given}; ${say}; new (require('node:worker_threads').Worker)(${JSON.stringify(say)}, { eval: true })`;
  const env = {
    ...process.env,
    ...createShiftedClockEnv({ ...process.env, CLOCK: '2027-01-01T00:10:00-03:00' }),
  };

  expect(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })).toBe(
    '1970-01-01T00:00:00.000Z2026-05-04T00:00:00.000Z 2027 2027 2027 2027 ',
  );
});

it('changes nothing without CLOCK, and refuses what is no moment', () => {
  expect(createShiftedClockEnv({})).toEqual({});
  expect(() => createShiftedClockEnv({ CLOCK: 'amanhã' })).toThrow(/CLOCK must be a moment/);
});
