import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import compileMarkdownPage from './shared/tooling/build/markdown-pages.ts';

const nowhere = ['**/node_modules/**', '**/dist/**', '.cache/**', 'e2e/**'];
const exhaustive = '**/*.full.test.ts';

const onePostgres = join(import.meta.dirname, 'api/src/testing/one-postgres.ts');

/** Bundled, because Node reads a package.json of 180 kB for each of the hundreds of modules: half a second per file. */
const drizzle = [
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/node-postgres/migrator',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'drizzle-orm/pglite/migrator',
];

/** Compiles pages in Markdown as the builds do. Their modules have an ending by which Vite compiles TSX. */
const markdownPages = {
  name: 'markdown-pages',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('.page.md?.tsx') ? compileMarkdownPage(readFileSync(id.replace(/\?.*$/, ''), 'utf8')) : null,
  async resolveId(
    this: { resolve(file: string, from?: string): Promise<{ id: string } | null> },
    file: string,
    from?: string,
  ) {
    const found = file.endsWith('.page') ? await this.resolve(file, from) : null;
    return found?.id.endsWith('.md') ? `${found.id}?.tsx` : found;
  },
};

/** `*.test.ts` runs in Node, `*.test.tsx` in jsdom, `*.full.test.ts` only by `npm run test:full`. */
export default defineConfig({
  test: {
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // By default one core stays idle.
    maxWorkers: '100%',
    // Threads start faster than processes; files share no modules.
    pool: 'threads',
    isolate: true,
    // Detects tests that depend on an order. `--sequence.seed=…` with the printed seed repeats one.
    sequence: { shuffle: true },
    // Long timeouts, so that tests pass on a busy machine. A poll ends before its test and reports its condition.
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
          exclude: nowhere,
          globalSetup: onePostgres,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        plugins: [markdownPages],
        resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json', '.md'] },
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A context per file instead of a thread, so that jsdom is loaded once (half a second).
          pool: 'vmThreads',
          include: ['**/*.test.tsx'],
          exclude: nowhere,
          setupFiles: ['./shared/tooling/testing/setup-dom.ts'],
        },
      },
    ],
  },
});
