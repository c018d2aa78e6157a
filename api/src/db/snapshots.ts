import type { Services } from '../services.ts';

/** Maximum age of a snapshot without a check of its version. */
const FRESH_MS = 2_000;
/** Age from which calls check the version in the background and return the cached snapshot. */
const REVALIDATE_AFTER_MS = 1_000;

interface Source<Snapshot> {
  /** Changes with the result of `load`. */
  version(): Promise<string>;
  load(): Promise<Snapshot>;
}

/** Caches a source in each process, at most two seconds behind the database. Reloads it if its version has changed. */
export function snapshots<Snapshot>(
  { now }: Pick<Services, 'now'>,
  source: Source<Snapshot>,
): () => Promise<Snapshot> {
  let kept: { snapshot: Snapshot; version: string; checkedAt: number } | undefined;
  let renewing: Promise<Snapshot> | undefined;

  async function renew(): Promise<Snapshot> {
    const checkedAt = now().getTime();
    // A change between the two queries has an older version and is read again.
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
    // Waiting callers receive the failure.
    renewing.catch(() => {});
    return kept.snapshot;
  };
}
