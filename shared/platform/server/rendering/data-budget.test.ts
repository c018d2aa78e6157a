import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runListing } from './data-budget.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = (path: string) => ({ path, updatedAt: null });
const good = async () => [page('/a')];

it.each<[string, () => Promise<never[]>, boolean]>([
  ['fails', () => Promise.reject(new Error('down')), false],
  ['is late', () => new Promise<never>(() => {}), false],
  [
    'the server responds 404 to',
    () => Promise.reject(Object.assign(new Error('missing'), { status: 404 })),
    true,
  ],
])('a part that %s affects only itself', async (_what, part, complete) => {
  const listed = runListing('mf-a', [part, good], 20);
  // Includes the grace period.
  await vi.advanceTimersByTimeAsync(40);
  expect(await listed).toEqual({ pages: [page('/a')], complete });
});
