import { defineConfig } from 'vitest/config';

/** Tests of one module: files, and whatever needs no document below folders. */
const include = (process.env.MUTATION_TESTS ?? '')
  .split(',')
  .map((tests) => (tests.endsWith('.ts') ? tests : `${tests}/**/*.test.ts`));

/** For Stryker, which cannot follow a change through the projects of vitest.config.ts. */
export default defineConfig({ test: { include, testTimeout: 5_000 } });
