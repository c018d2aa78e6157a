import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom: the file's ending says which. */
export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['./shared/testing/setup-dom.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
