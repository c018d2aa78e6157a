import { errorText } from '@portal/server-kit/error-text';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { releaseKey } from '../../contract/names.ts';
import { createBackoff } from '../backoff.ts';
import type { PageRenderer, TestProcess } from '../workers/page-renderer.ts';
import type { WorkerPage } from '../workers/protocol.ts';
import { findMissingChunks } from './find-missing-chunks.ts';
import { createReleases } from './releases.ts';
import type { ReleaseChecks } from './store/release-checks.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { StoredRelease } from './store/stored-release.ts';

/** Limits a test, because others are queued behind it. */
const TEST_TIMEOUT_MS = 30_000;
/** Maximum for the page's data, even if visitors' pages wait longer: other tests are queued. */
const MAX_DATA_BUDGET_MS = 300;

export type SmokeTestResult =
  | { kind: 'passed' }
  /** `reason` may contain text from the remote's code, which only the log shows. */
  | { kind: 'failed'; reason: string; part?: string };

interface SmokeTestOptions {
  renderer: Pick<PageRenderer, 'test'>;
  /** Milliseconds that visitors' pages wait for their data. */
  dataBudget: number;
  basePath: string;
}

/**
 * Tests a release in a process of its own, which then ends: the files that its entry names, the modules of its pages and
 * slots, its first page without parameters, and each slot. Missing or late data is no failure of the release. Never
 * rejects.
 */
export async function smokeTest(release: StoredRelease, options: SmokeTestOptions): Promise<SmokeTestResult> {
  try {
    await checkChunks(release);
    // Code for browsers only cannot be tested here.
    if (!release.manifest.server) return { kind: 'passed' };
    // Rendered without other remotes, so that any error belongs to this release.
    const alone = createReleases(options.basePath, [{ release, previous: null }]);
    return await options.renderer.test(alone, (process) =>
      pTimeout(runTest(release, process, options), {
        milliseconds: TEST_TIMEOUT_MS,
        fallback: () => ({ kind: 'failed', reason: 'takes too long' }) as const,
      }),
    );
  } catch (error) {
    return { kind: 'failed', reason: errorText(error) };
  }
}

async function runTest(
  { manifest: { name, paths, server } }: StoredRelease,
  { check, render }: TestProcess,
  { dataBudget, basePath }: SmokeTestOptions,
): Promise<SmokeTestResult> {
  const evaluation = await check(name);
  if (evaluation.kind === 'refused') return { kind: 'failed', reason: evaluation.reason };
  const budget = Math.min(dataBudget, MAX_DATA_BUDGET_MS);
  const path = findSmokePath(paths);
  const slots = (server?.exposes ?? []).flatMap((expose) => /^slots\/(.+)/.exec(expose)?.[1] ?? []);
  const parts = [
    ...(path === null ? [] : [{ label: path, path }]),
    ...slots.map((slot) => ({ label: `slot ${slot}`, path: '/', slot })),
  ];
  for (const { label, path, ...part } of parts) {
    const page = await render({
      url: `http://portal.invalid${basePath}${path}`,
      part: 'page',
      owner: { remote: name, pattern: path },
      canonical: null,
      noindex: false,
      budget,
      ...part,
    });
    const error = page.kind === 'failed' ? page.reason : getError(page, name);
    if (error !== null) return { kind: 'failed', reason: `${label}: ${error}`, part: label };
  }
  return { kind: 'passed' };
}

const getError = (page: WorkerPage, remote: string): string | null =>
  page.kind === 'page' && page.faulty.length > 0 ? (page.errors?.[remote] ?? 'cannot be rendered') : null;

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

/** Milliseconds after which a failed release is tested again. */
const RETRY_AFTER_MS = 60_000;
const MAX_RELEASES = 1_000;

interface Options {
  store: Pick<ReleaseStore, 'of'>;
  check: ReleaseChecks['check'];
  smokeTest: (release: StoredRelease) => Promise<SmokeTestResult>;
  report: (line: string) => void;
  now: () => number;
  /** Called after each test in the background. */
  ended: () => Promise<void>;
}

/** Runs smoke tests of stored releases and caches the results. */
export function createSmokeTests({ store, check, smokeTest, report, now, ended }: Options) {
  const outcomes = new LRUCache<string, SmokeTestResult>({ max: MAX_RELEASES });
  const backoff = createBackoff({ first: RETRY_AFTER_MS, now });
  const running = new Map<string, Promise<void>>();

  /** Checks a stored release's files and tests it. */
  async function run(release: StoredRelease): Promise<void> {
    const { name, version } = release.manifest;
    if (!(await check(release))) return;
    // An active release passed before this start.
    const isProven = store.of(name).record.current === version;
    const tested: SmokeTestResult = isProven ? { kind: 'passed' } : await smokeTest(release);
    const key = releaseKey(release.manifest);
    if (tested.kind === 'failed') {
      backoff.add(key);
      if (outcomes.get(key)?.kind !== 'failed')
        report(`${name}: release ${version} failed its smoke test (${tested.reason})`);
    }
    outcomes.set(key, tested);
  }

  return {
    /** Returns the result of a release's smoke test; failures expire. */
    outcome(name: string, version: string): SmokeTestResult['kind'] | 'untried' {
      const key = releaseKey({ name, version });
      const outcome = outcomes.get(key)?.kind ?? 'untried';
      return outcome === 'failed' && !backoff.has(key) ? 'untried' : outcome;
    },
    /** Returns the page or slot that failed, if one did. */
    faultyPart(name: string, version: string): string | undefined {
      const result = outcomes.get(releaseKey({ name, version }));
      return result?.kind === 'failed' ? result.part : undefined;
    },
    run,
    /** Starts `run` in the background, once at a time. */
    begin(release: StoredRelease): void {
      const key = releaseKey(release.manifest);
      if (running.has(key)) return;
      const tested = run(release)
        .catch((error: unknown) => report(`remotes: ${String(error)}`))
        .then(ended)
        .finally(() => running.delete(key));
      running.set(key, tested);
    },
    /** Discards a release's result. */
    forget: (key: string) => void outcomes.delete(key),
    pendingTests: () => [...running.values()],
  };
}
