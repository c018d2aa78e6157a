import { expect, it, onTestFinished, vi } from 'vitest';
import { readRenderTime } from '../app/boot-data.ts';

const timing = (...serverTiming: { name: string; description: string }[]) => ({
  getEntriesByType: () => [{ serverTiming }] as unknown as PerformanceEntryList,
});

it.each([
  [
    'from the header',
    timing({ name: 'cdn', description: '1' }, { name: 'rendered', description: '1700000000123' }),
    1_700_000_000_123,
  ],
  ['for an invalid header', timing({ name: 'rendered', description: 'cedo' }), 1_800_000_000_000],
  ['for a browser without server timing', { getEntriesByType: () => [] }, 1_800_000_000_000],
])('%s', (_name, page, expected) => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(readRenderTime(page)).toBe(expected);
});
