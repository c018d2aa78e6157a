import { expect, it } from 'vitest';
import { testPortal } from '../../testing/test-portal.ts';
import { processesFor, readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(testPortal, { API_URL: 'http://api.test', ...env });

it('trusts no proxy by default, not even on its own machine', () => {
  expect(read({}).trustProxy).toBe(false);
});

it('has no previews without a secret, and rejects a short one', () => {
  expect(read({}).previewSecret).toBeNull();
  expect(() => read({ PREVIEW_SECRET: 'short' })).toThrow(
    /^PREVIEW_SECRET: must have at least 32 characters/,
  );
});

const MiB = 1024 * 1024;

it.each([
  { processors: 1, memory: 8192, processes: 1 },
  { processors: 2, memory: 8192, processes: 2 },
  { processors: 16, memory: 8192, processes: 4 },
  { processors: 4, memory: 512, processes: 2 },
  { processors: 4, memory: 128, processes: 1 },
])(
  'renders in $processes processes with $processors processors and $memory MiB',
  ({ processors, memory, processes }) => {
    expect(processesFor(processors, memory * MiB)).toBe(processes);
  },
);
