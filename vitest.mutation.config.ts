import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const usesDatabase = process.env.MUTATION_TESTS?.startsWith('api/');

/** For Stryker, which cannot follow a change through the projects of vitest.config.ts: unit tests without a document. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 20_000,
    globalSetup: usesDatabase ? join(import.meta.dirname, 'api/src/testing/one-postgres.ts') : [],
  },
});
