import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom: the file's ending says which. */
export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // By default a core stays idle, which on two cores is half the machine.
    maxWorkers: '100%',
    // A process for each file would load the libraries anew each time, a second for most of them.
    isolate: false,
    setupFiles: ['./shared/tooling/testing/keep-files-apart.ts'],
    // Long timeouts, so that a busy machine does not fail tests.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['**/*.test.ts'], exclude } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['./shared/tooling/testing/setup-dom.ts'],
        },
      },
    ],
  },
});
