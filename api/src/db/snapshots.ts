import type { Services } from '../services.ts';

/** Time between two checks of the database for changes. */
const FRESH_MS = 2_000;

interface Source<Snapshot> {
  /** Changes with everything that `load` reads. */
  version(): Promise<string>;
  load(): Promise<Snapshot>;
}

/**
 * Gives what a source holds as it was at most two seconds ago. The database stays the authority: it is asked for its
 * version then, and for everything when that is another one. Each process has a snapshot of its own.
 */
export function snapshots<Snapshot>(
  { now }: Pick<Services, 'now'>,
  source: Source<Snapshot>,
): () => Promise<Snapshot> {
  let kept: { snapshot: Snapshot; version: string; checkedAt: number } | undefined;
  let renewing: Promise<Snapshot> | undefined;

  async function renew(): Promise<Snapshot> {
    const checkedAt = now().getTime();
    // A change between the two queries is read with an older version, and so read again.
    const version = await source.version();
    const snapshot = kept?.version === version ? kept.snapshot : await source.load();
    kept = { snapshot, version, checkedAt };
    return snapshot;
  }

  return async () => {
    if (kept && Math.abs(now().getTime() - kept.checkedAt) < FRESH_MS) return kept.snapshot;
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
}
