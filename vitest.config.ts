import { defineConfig } from 'vitest/config';

const nowhere = ['**/node_modules/**', '**/dist/**', '.cache/**', 'e2e/**'];
const exhaustive = '**/*.full.test.ts';

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
    // Long timeouts, so that a busy machine does not fail tests.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...nowhere, exhaustive],
        },
      },
      {
        extends: true,
        test: {
          name: 'full',
          environment: 'node',
          include: [exhaustive],
          exclude: nowhere,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: nowhere,
          setupFiles: ['./shared/tooling/testing/setup-dom.ts'],
        },
      },
    ],
  },
});
