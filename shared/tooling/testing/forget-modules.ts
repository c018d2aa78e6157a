import { vi } from 'vitest';

/** Files share a worker and its libraries: each gets the portal's own modules, with their state and mocks, anew. */
vi.resetModules();
