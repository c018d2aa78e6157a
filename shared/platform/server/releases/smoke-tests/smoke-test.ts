import { errorText } from '@portal/shared/server/error-text';
import type { PageRenderer } from '../../workers/page-renderer.ts';
import { codeOf, releasesOf } from '../releases.ts';
import type { StoredRelease } from '../store/stored-release.ts';

/** Limits a test, because others are queued behind it. */
const TEST_TIMEOUT_MS = 30_000;
/** Maximum for the page's data, even if visitors' pages wait longer: other tests are queued. */
const MAX_DATA_BUDGET_MS = 300;

export type SmokeTestResult = { kind: 'passed' } | { kind: 'failed'; reason: string };

interface SmokeTestOptions {
  renderer: Pick<PageRenderer, 'evaluate' | 'renderForSmokeTest'>;
  /** Milliseconds that visitors' pages wait for their data. */
  dataBudget: number;
  basePath: string;
}

/**
 * Evaluates a release's server build and renders its first page without parameters, in a worker that serves no
 * visitors. Missing or late data is no failure of the release. Never rejects.
 */
export async function smokeTest(
  release: StoredRelease,
  { renderer, dataBudget, basePath }: SmokeTestOptions,
): Promise<SmokeTestResult> {
  const limit = Promise.withResolvers<SmokeTestResult>();
  const timer = setTimeout(
    () => limit.resolve({ kind: 'failed', reason: 'takes too long' }),
    TEST_TIMEOUT_MS,
  );
  try {
    return await Promise.race([limit.promise, runTest(release, { renderer, dataBudget, basePath })]);
  } catch (error) {
    return { kind: 'failed', reason: errorText(error) };
  } finally {
    clearTimeout(timer);
  }
}

async function runTest(
  release: StoredRelease,
  { renderer, dataBudget, basePath }: SmokeTestOptions,
): Promise<SmokeTestResult> {
  const code = await codeOf(release);
  // Code for browsers only cannot be tested here.
  if (!code) return { kind: 'passed' };
  const evaluation = await renderer.evaluate(code);
  if (evaluation.kind === 'refused') return { kind: 'failed', reason: evaluation.reason };
  const path = findSmokePath(release.manifest.paths);
  if (path === null) return { kind: 'passed' };
  const url = `http://portal.invalid${basePath}${path}`;
  // Rendered without other remotes, so that any error belongs to this release.
  const alone = releasesOf(basePath, [{ release, previous: null }]);
  const budget = Math.min(dataBudget, MAX_DATA_BUDGET_MS);
  const { name } = release.manifest;
  const task = {
    url,
    part: 'page',
    owner: { remote: name, pattern: path },
    canonical: null,
    noindex: false,
  } as const;
  const page = await renderer.renderForSmokeTest({ ...task, budget }, alone);
  if (page.kind === 'failed') return { kind: 'failed', reason: page.reason };
  if (page.kind === 'page' && page.faulty.length > 0)
    return { kind: 'failed', reason: `${path} cannot be made` };
  return { kind: 'passed' };
}

/** Returns the first path without parameters, or null. */
const findSmokePath = (paths: readonly string[]): string | null =>
  paths.find((path) => path.startsWith('/') && !/[:*?]/.test(path)) ?? null;
