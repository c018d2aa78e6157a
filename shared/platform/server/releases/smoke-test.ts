import { errorText } from '@portal/server-kit/error-text';
import pTimeout from 'p-timeout';
import type { Config } from '../config/config.ts';
import type { PageRenderer } from '../workers/page-pool.ts';
import type { TaskResults } from '../workers/protocol.ts';
import { findMissingChunks } from './foreign/find-references.ts';
import { createReleases } from './releases.ts';
import type { StoredRelease } from './store.ts';

/** Limits a test, because others are queued behind it. */
const TEST_TIMEOUT_MS = 30_000;
/** Maximum for the page's data, even if visitors' pages wait longer: other tests are queued. */
const MAX_DATA_BUDGET_MS = 300;

export interface SmokeTestFailure {
  /** May contain text from the remote's code, which only the log shows. */
  reason: string;
  /** Page or slot that failed, empty if it was neither. */
  part: string;
}

interface SmokeTestOptions extends Pick<Config, 'dataBudget'> {
  renderer: Pick<PageRenderer, 'test'>;
  basePath: string;
}

/**
 * Tests a release in a process of its own, which then ends: the files that its entry names, the modules of its pages and
 * slots, its first page without parameters, and each slot. Missing or late data is no failure of the release. Never
 * rejects.
 * @returns null if it passes
 */
export async function smokeTest(release: StoredRelease, options: SmokeTestOptions) {
  try {
    await checkChunks(release);
    // Code for browsers only cannot be tested here.
    if (!release.manifest.server) return null;
    // Rendered without other remotes, so that any error belongs to this release.
    const alone = createReleases(options.basePath, [{ release, previous: null }]);
    return await options.renderer.test(alone, (process) =>
      pTimeout(runTest(release, process, options), {
        milliseconds: TEST_TIMEOUT_MS,
        fallback: () => failed('takes too long'),
      }),
    );
  } catch (error) {
    return failed(errorText(error));
  }
}

async function runTest(
  { manifest: { name, paths, server } }: StoredRelease,
  { run }: Parameters<Parameters<PageRenderer['test']>[1]>[0],
  { dataBudget, basePath }: SmokeTestOptions,
): Promise<SmokeTestFailure | null> {
  const rejection = await run<'check'>({ kind: 'check', remote: name });
  if (rejection) return failed(rejection.reason);
  const budget = Math.min(dataBudget, MAX_DATA_BUDGET_MS);
  const path = findSmokePath(paths);
  const slots = (server?.exposes ?? []).flatMap((expose) => /^slots\/(.+)/.exec(expose)?.[1] ?? []);
  const parts = [
    ...(path === null ? [] : [{ label: path, path }]),
    ...slots.map((slot) => ({ label: `slot ${slot}`, path: '/', slot })),
  ];
  for (const { label, path, ...part } of parts) {
    const error = await run<'render'>({
      kind: 'render',
      url: `http://portal.invalid${basePath}${path}`,
      part: 'page',
      owner: { remote: name, pattern: path },
      canonical: null,
      noindex: false,
      budget,
      ...part,
    }).then((page) => findError(page, name), errorText);
    if (error !== null) return failed(`${label}: ${error}`, label);
  }
  return null;
}

const failed = (reason: string, part = ''): SmokeTestFailure => ({ reason, part });

function findError(page: TaskResults['render'], remote: string): string | null {
  if (page.kind === 'failed') return page.reason;
  return page.kind === 'page' ? (page.faulty[remote] ?? null) : null;
}

/** @throws Error if the entry, a script, belongs to other chunks than those of the release */
async function checkChunks({ manifest, read }: StoredRelease): Promise<void> {
  const { entry, container, files } = manifest;
  if (container?.type === 'module') return;
  const text = (await read(`web/${entry}`))?.toString() ?? '';
  const [missing] = findMissingChunks(text, Object.keys(files));
  if (missing)
    throw new Error(`${entry} loads a file named …${missing}…, which the release does not contain`);
}

/** Returns the first path without parameters, or null. */
const findSmokePath = (paths: readonly string[]): string | null =>
  paths.find((path) => path.startsWith('/') && !/[:*?]/.test(path)) ?? null;
