import { learnServerTime, now } from '@portal/contract/clock';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { checkClock } from './check-clock.ts';

const device = Date.parse('2026-11-27T12:00:00Z');
const DAY = 86_400_000;
const headers = (at: number) => new Headers({ date: new Date(at).toUTCString() });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(device);
});

it.each([
  ['two days off', -2 * DAY, -2 * DAY, 1],
  ['right, and the page restored from a cache', -2 * DAY, 0, 1],
  ['right', -60_000, 0, 0],
])('a device’s clock that is %s', async (_what, page, server, requests) => {
  const fetched = vi.fn(async () => ({ headers: headers(device + server) }));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => learnServerTime(headers(device)));
  checkClock(device + page);
  await new Promise(setImmediate);
  expect(now()).toBe(device + server);
  expect(fetched).toHaveBeenCalledTimes(requests);
});

it('waits for no unreachable server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  checkClock(device - DAY);
  await new Promise(setImmediate);
  expect(now()).toBe(device);
});
