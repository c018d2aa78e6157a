import { defineConfig } from 'vitest/config';

/** All tests below the folders of the changed modules that need no document. */
const include = (process.env.MUTATION_TESTS ?? '').split(',').map((folder) => `${folder}/**/*.test.ts`);

/** For Stryker, which cannot follow a change through the projects of vitest.config.ts. */
export default defineConfig({ test: { include, testTimeout: 30_000 } });
