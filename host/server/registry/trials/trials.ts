import { LRUCache } from 'lru-cache';
import { releaseKey } from '../../release-key.ts';
import { createResting } from '../../resting.ts';
import type { ReleaseStore, StoredRelease } from '../store/release-store.ts';
import type { Trial } from './try-release.ts';

/** Milliseconds after which a release that failed its trial is tried again. */
const REST = 60_000;
/** Releases whose trials are remembered at most. */
const MOST = 1_000;

export interface Trials {
  /** How the trial of a release ended; a failure counts for a while. */
  outcome(name: string, version: string): Trial['kind'] | 'untried';
  /** Compares the files of a stored release with their hashes, and tries it. A damaged one is removed. */
  run(release: StoredRelease): Promise<void>;
  /** Begins the same beside other work, once at a time. */
  begin(release: StoredRelease): void;
  /** Forgets how the trial of a release ended. */
  forget(key: string): void;
  underWay(): Promise<void>[];
}

interface Options {
  store: Pick<ReleaseStore, 'of' | 'isSound' | 'remove'>;
  tryRelease: (release: StoredRelease) => Promise<Trial>;
  report: (line: string) => void;
  now: () => number;
  /** Called for a release whose files are not as its manifest says. */
  damaged: (release: StoredRelease) => void;
  /** Called after each trial that was begun. */
  ended: () => Promise<void>;
}

/** Tries stored releases and remembers how that ended. */
export function createTrials({ store, tryRelease, report, now, damaged, ended }: Options): Trials {
  const outcomes = new LRUCache<string, Trial['kind']>({ max: MOST });
  const resting = createResting({ first: REST, now });
  const running = new Map<string, Promise<void>>();

  async function run(release: StoredRelease): Promise<void> {
    const { name, version } = release.manifest;
    if (!(await store.isSound(release))) {
      report(`${name}: the stored release ${version} is damaged and removed`);
      damaged(release);
      return store.remove(name, [version]);
    }
    // What is in force already has passed before this start.
    const isProven = store.of(name).record.current === version;
    const trial: Trial = isProven ? { kind: 'passed' } : await tryRelease(release);
    const key = releaseKey(release.manifest);
    if (trial.kind === 'failed') {
      resting.add(key);
      if (outcomes.get(key) !== 'failed')
        report(`${name}: release ${version} failed its trial (${trial.reason})`);
    }
    outcomes.set(key, trial.kind);
  }

  return {
    outcome(name, version) {
      const key = releaseKey({ name, version });
      const outcome = outcomes.get(key) ?? 'untried';
      return outcome === 'failed' && !resting.has(key) ? 'untried' : outcome;
    },
    run,
    begin(release) {
      const key = releaseKey(release.manifest);
      if (running.has(key)) return;
      const trial = run(release)
        .catch((error: unknown) => report(`remotes: ${String(error)}`))
        .then(ended)
        .finally(() => running.delete(key));
      running.set(key, trial);
    },
    forget: (key) => void outcomes.delete(key),
    underWay: () => [...running.values()],
  };
}
