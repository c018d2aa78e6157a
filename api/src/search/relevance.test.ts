import { globSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, vi } from 'vitest';
import { findResults } from '../../../mf-content/src/pages/search-result/search-result.queries.ts';
import { seed } from '../../seed/seed.ts';
import { relevanceCases } from '../testing/relevance-cases.ts';
import { testApp } from '../testing/test-app.ts';

// Searches the demonstration as the results page does. `RELEVANCE_TABLE=1` prints each search, the expected document,
// the number of results and the first ones.
const { app, clock } = await testApp();
await seed(app.db, { now: clock.now(), storageDir: temporaryFolder() });
vi.stubGlobal('fetch', async (url: string) => {
  const { statusCode, body } = await app.inject({ method: 'GET', url });
  return new Response(body, { status: statusCode });
});

const FIRST = 3;

interface TitledPage {
  title: string;
  searchTerms?: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const descriptors = await Promise.all(
  globSync('mf-*/portal.remote.ts', { cwd: root }).map(
    async (file) =>
      ((await import(path.join(root, file))) as { default: { metadata: Record<string, TitledPage> } })
        .default,
  ),
);
const pages = descriptors.flatMap(({ metadata }) =>
  Object.entries(metadata).map(([to, page]) => ({ path: to, ...page })),
);
/** Holds the titled pages of all remotes, as the host provides them. */
const client = { fetchQuery: async () => pages } as never;

async function findFirst(typed: string) {
  const asking = { client, signal: new AbortController().signal };
  const { best, nearest } = await findResults({ text: typed, unit: '' }, asking);
  return [...best, ...nearest].slice(0, FIRST);
}

const matches = (expected: string) => (found: { title: string; to: string }) =>
  expected.startsWith('/') ? found.to === expected : found.title.startsWith(expected);

it.each(relevanceCases)('%j finds %j among the first %i', async (typed, expected, place) => {
  const found = await findFirst(typed);
  const titles = found.map(({ title, to }) => `${title} (${to})`);
  if (process.env.RELEVANCE_TABLE)
    process.stdout.write(`${typed} | ${expected} | ${place} | ${titles.join(' | ')}\n`);
  expect(found.slice(0, place).some(matches(expected)), titles.join(' | ')).toBe(true);
});
