import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const nowhere = ['**/node_modules/**', '**/dist/**', '.cache/**', 'e2e/**'];
const exhaustive = '**/*.full.test.ts';
/** Each installs and builds a copy of the repository: `npm run tutorials`. */
const tutorials = 'scripts/tutorials.full.test.ts';

const onePostgres = join(import.meta.dirname, 'api/src/testing/one-postgres.ts');

/** Node reads a package.json of 180 kB for each of its hundreds of modules: half a second in each file, unless bundled. */
const drizzle = [
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
];

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom: the file's ending says which. `*.full.test.ts` waits for `npm run test:full`. */
export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // By default a core stays idle, which on two cores is half the machine.
    maxWorkers: '100%',
    // Each file has a thread, modules and a document of its own; threads start faster than processes.
    pool: 'threads',
    isolate: true,
    // What depends on an order fails sooner or later. The seed is printed: `--sequence.seed=…` gives the order again.
    sequence: { shuffle: true },
    // Long timeouts, so that a busy machine does not fail tests; a wait ends before its test, and tells what it waited for.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...nowhere, exhaustive, 'api/**'],
        },
      },
      {
        extends: true,
        root: './api',
        test: {
          name: 'api',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...nowhere, exhaustive],
          globalSetup: onePostgres,
          deps: {
            optimizer: { ssr: { enabled: true, include: drizzle, exclude: ['@electric-sql/pglite', 'pg'] } },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'full',
          environment: 'node',
          include: [exhaustive],
          exclude: [...nowhere, tutorials],
          globalSetup: onePostgres,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: { name: 'tutorials', environment: 'node', include: [tutorials], exclude: nowhere },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A context for each file in place of a thread: jsdom, which takes half a second to load, is loaded once.
          pool: 'vmThreads',
          include: ['**/*.test.tsx'],
          exclude: nowhere,
          setupFiles: ['./shared/tooling/testing/setup-dom.ts'],
        },
      },
    ],
  },
});
