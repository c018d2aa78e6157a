import type { Services } from '../services.ts';

/** No answer is further behind the database. */
const FRESH_MS = 2_000;
/** From this age on it is asked for changes, while what is kept still answers. */
const REVALIDATE_AFTER_MS = 1_000;

interface Source<Snapshot> {
  /** Changes with everything that `load` reads. */
  version(): Promise<string>;
  load(): Promise<Snapshot>;
}

/**
 * Gives what a source holds as it was at most two seconds ago. The database stays the authority: it is asked for its
 * version before, and for everything when that is another one. Each process has a snapshot of its own.
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
    const age = kept ? Math.abs(now().getTime() - kept.checkedAt) : Number.POSITIVE_INFINITY;
    if (kept && age < REVALIDATE_AFTER_MS) return kept.snapshot;
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    if (!kept || age >= FRESH_MS) return renewing;
    // A failure is told to whoever has to wait.
    renewing.catch(() => {});
    return kept.snapshot;
  };
}
