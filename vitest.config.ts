import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];
/** Long timeouts, so that a busy machine does not fail tests. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Rules without a server or a process of their own: one process for all spares what each file's start costs. */
const rules = ['shared/**/*.test.ts', 'mf-*/**/*.test.ts'];

const forgetModules = './shared/tooling/testing/forget-modules.ts';

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom: the file's ending says which. */
export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // By default a core stays idle, which on two cores is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...rules],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: rules,
          exclude,
          isolate: false,
          setupFiles: [forgetModules],
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude,
          // A new process, with jsdom and React, for each file would take three times as long; the setup keeps files
          // apart.
          isolate: false,
          setupFiles: [forgetModules, './shared/tooling/testing/setup-dom.ts'],
          ...patient,
        },
      },
    ],
  },
});
