import { LRUCache } from 'lru-cache';
import { releaseKey } from '../../../contract/names.ts';
import { createBackoff } from '../../backoff.ts';
import type { ReleaseChecks } from '../store/release-checks.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { StoredRelease } from '../store/stored-release.ts';
import type { SmokeTestResult } from './smoke-test.ts';

/** Milliseconds after which a failed release is tested again. */
const RETRY_AFTER_MS = 60_000;
const MAX_RELEASES = 1_000;

export interface SmokeTestOptions {
  /** Returns the result of a release's smoke test; failures expire. */
  outcome(name: string, version: string): SmokeTestResult['kind'] | 'untried';
  /** Checks a stored release's files and tests it. */
  run(release: StoredRelease): Promise<void>;
  /** Starts `run` in the background, once at a time. */
  begin(release: StoredRelease): void;
  /** Discards a release's result. */
  forget(key: string): void;
  pendingTests(): Promise<void>[];
}

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
export function createSmokeTests({ store, check, smokeTest, report, now, ended }: Options): SmokeTestOptions {
  const outcomes = new LRUCache<string, SmokeTestResult['kind']>({ max: MAX_RELEASES });
  const backoff = createBackoff({ first: RETRY_AFTER_MS, now });
  const running = new Map<string, Promise<void>>();

  async function run(release: StoredRelease): Promise<void> {
    const { name, version } = release.manifest;
    if (!(await check(release))) return;
    // An active release passed before this start.
    const isProven = store.of(name).record.current === version;
    const tested: SmokeTestResult = isProven ? { kind: 'passed' } : await smokeTest(release);
    const key = releaseKey(release.manifest);
    if (tested.kind === 'failed') {
      backoff.add(key);
      if (outcomes.get(key) !== 'failed')
        report(`${name}: release ${version} failed its smoke test (${tested.reason})`);
    }
    outcomes.set(key, tested.kind);
  }

  return {
    outcome(name, version) {
      const key = releaseKey({ name, version });
      const outcome = outcomes.get(key) ?? 'untried';
      return outcome === 'failed' && !backoff.has(key) ? 'untried' : outcome;
    },
    run,
    begin(release) {
      const key = releaseKey(release.manifest);
      if (running.has(key)) return;
      const tested = run(release)
        .catch((error: unknown) => report(`remotes: ${String(error)}`))
        .then(ended)
        .finally(() => running.delete(key));
      running.set(key, tested);
    },
    forget: (key) => void outcomes.delete(key),
    pendingTests: () => [...running.values()],
  };
}
