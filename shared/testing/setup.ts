import { afterAll, vi } from 'vitest';

/** Files share a worker's libraries: each gets the portal's own modules, and their state, anew. */
vi.resetModules();

/** No file finds what another left behind. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
