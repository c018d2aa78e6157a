import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime, now, watchServerTime } from './clock.ts';

const device = Date.parse('2026-11-27T12:00:00Z');
const DAY = 86_400_000;
const response = (ahead: number, headers: Record<string, string> = {}) =>
  new Headers({ date: new Date(device + ahead).toUTCString(), ...headers });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(device);
});
afterEach(() => {
  vi.setSystemTime(device);
  learnServerTime(response(0));
});

it.each([
  ['two days behind', 2 * DAY],
  ['two days ahead', -2 * DAY],
])('the present is the server’s for a device that is %s', (_which, ahead) => {
  learnServerTime(response(ahead));
  expect(now()).toBe(device + ahead);
  vi.advanceTimersByTime(60_000);
  expect(now()).toBe(device + ahead + 60_000);
});

it.each([
  ['a right clock', response(-4_000)],
  ['a response of a cache', response(-2 * DAY, { age: '172800' })],
  ['a response that may be kept', response(-2 * DAY, { 'cache-control': 'public, max-age=600' })],
  ['no date', new Headers()],
  ['a date that is none', new Headers({ date: 'ontem' })],
])('%s changes nothing', (_what, headers) => {
  learnServerTime(headers);
  expect(now()).toBe(device);
});

it('calls listeners once per change, and follows a device whose clock is corrected', () => {
  const listener = vi.fn();
  const end = watchServerTime(listener);
  learnServerTime(response(DAY));
  learnServerTime(response(DAY + 2_000));
  expect(listener).toHaveBeenCalledOnce();
  vi.setSystemTime(device + DAY);
  learnServerTime(response(DAY));
  expect(now()).toBe(device + DAY);
  end();
  vi.setSystemTime(device);
  learnServerTime(response(0));
  expect(listener).toHaveBeenCalledTimes(2);
});
