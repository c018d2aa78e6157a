import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMoment } from './use-moment.tsx';

const DAY = 24 * 60 * 60 * 1000;
const noon = Date.parse('2026-11-21T12:00:00-03:00');
const changes = [noon + 1_000, noon + 40 * DAY];
const nextChange = (now: number) => changes.find((change) => change > now) ?? null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(noon);
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('moves on when something changes, however far off, and rests when nothing will', async () => {
  const { result } = renderHook(() => useMoment(nextChange));
  expect(result.current).toBe(noon);
  await pass(999);
  expect(result.current).toBe(noon);
  await pass(1);
  expect(result.current).toBe(noon + 1_000);
  for (let day = 0; day < 40; day += 1) await pass(DAY);
  expect(result.current).toBe(noon + 40 * DAY);
  expect(vi.getTimerCount()).toBe(0);
});

it('begins with what the server took for the present, and catches up at once', async () => {
  vi.setSystemTime(noon + 5_000);
  const { result } = renderHook(() => useMoment(nextChange, noon));
  expect(result.current).toBe(noon);
  await pass(0);
  expect(result.current).toBe(noon + 5_000);
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useMoment(nextChange));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
