import { errorText } from '@portal/shared/server/error-text';
import type { PageRenderer } from '../../workers/page-renderer.ts';
import { codeOf, releasesOf } from '../releases.ts';
import type { StoredRelease } from '../store/release-store.ts';

/** Milliseconds for the whole test: others wait for their turn behind it. */
const TIME_LIMIT = 30_000;
/** Milliseconds at most for the data of the page, however long visitors' pages wait: other tests wait meanwhile. */
const DATA_LIMIT = 300;

export type SmokeTestResult = { kind: 'passed' } | { kind: 'failed'; reason: string };

interface SmokeTestOptions {
  renderer: Pick<PageRenderer, 'evaluate' | 'renderForSmokeTest'>;
  /** Milliseconds that visitors' pages wait for their data. */
  dataBudget: number;
  basePath: string;
}

/**
 * Evaluates a release's server build and makes the first of its pages that has no parameters, apart from the workers
 * that make visitors' pages. Data that is late or cannot be had is no fault of the release. Never rejects.
 */
export async function smokeTest(
  release: StoredRelease,
  { renderer, dataBudget, basePath }: SmokeTestOptions,
): Promise<SmokeTestResult> {
  const limit = Promise.withResolvers<SmokeTestResult>();
  const timer = setTimeout(() => limit.resolve({ kind: 'failed', reason: 'takes too long' }), TIME_LIMIT);
  try {
    return await Promise.race([limit.promise, attempt(release, { renderer, dataBudget, basePath })]);
  } catch (error) {
    return { kind: 'failed', reason: errorText(error) };
  } finally {
    clearTimeout(timer);
  }
}

async function attempt(
  release: StoredRelease,
  { renderer, dataBudget, basePath }: SmokeTestOptions,
): Promise<SmokeTestResult> {
  const code = await codeOf(release);
  // What browsers alone run cannot be tried here.
  if (!code) return { kind: 'passed' };
  const evaluation = await renderer.evaluate(code);
  if (evaluation.kind === 'refused') return { kind: 'failed', reason: evaluation.reason };
  const path = smokePath(release.manifest.paths);
  if (path === null) return { kind: 'passed' };
  const url = `http://portal.invalid${basePath}${path}`;
  // Alone: nothing of what happens then is of another remote.
  const alone = releasesOf(basePath, [{ release, previous: null }]);
  const budget = Math.min(dataBudget, DATA_LIMIT);
  const page = await renderer.renderForSmokeTest({ url, part: 'page', budget }, alone);
  if (page.kind === 'failed') return { kind: 'failed', reason: page.reason };
  if (page.kind === 'page' && page.faulty.length > 0)
    return { kind: 'failed', reason: `${path} cannot be made` };
  return { kind: 'passed' };
}

/** The first path without parameters; null where there is none. */
const smokePath = (paths: readonly string[]): string | null =>
  paths.find((path) => path.startsWith('/') && !/[:*?]/.test(path)) ?? null;
