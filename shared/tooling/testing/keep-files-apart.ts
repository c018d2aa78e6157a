import { afterAll, vi } from 'vitest';

/** Files share a process and its libraries: each gets the portal's own modules, with their state and mocks, anew. */
vi.resetModules();

/** Each file starts without the leftovers of another. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
