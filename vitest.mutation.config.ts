import { defineConfig } from 'vitest/config';

/** For Stryker, which cannot follow a change through the projects of vitest.config.ts: unit tests without a document. */
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 20_000 } });
