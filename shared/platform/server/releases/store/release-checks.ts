import { hash } from 'node:crypto';
import { releaseKey } from '../../../contract/names.ts';
import type { IngestError } from '../../../contract/reasons.ts';
import type { Listener } from '../../events/events.ts';
import { filesAt, readBytes } from '../ingest/fetch-files.ts';
import type { ReleaseStore } from './release-store.ts';
import { isIntact, MANIFEST, type StoredRelease } from './stored-release.ts';

const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;

export interface ReleaseChecks {
  /** Checks a stored release, once at a time, and repairs it if necessary. @returns whether it is intact */
  check(release: StoredRelease): Promise<boolean>;
  checkAll(): Promise<void>;
  /** Returns the error of a damaged and removed release; null once another one is stored. */
  problemOf(remote: string): IngestError | null;
  /** Discards a remote's error after a release has been stored. */
  forget(remote: string): void;
  pendingChecks(): Promise<unknown>[];
}

interface Options {
  store: ReleaseStore;
  /** Returns the URL of a remote's files; undefined if there is none. */
  urlOf: (remote: string) => string | undefined;
  emit: Listener;
  report: (line: string) => void;
  /** Called for a remote before a damaged release is removed. */
  removing: (remote: string) => void;
  /** Called after each check that a read started. */
  ended: () => Promise<void>;
  isEnding: () => boolean;
}

/**
 * Compares stored releases with their manifests: all after the start, and each of which a read finds a damaged file.
 * Damaged files are fetched again from the remote's server. A release that cannot be repaired is removed, so that no
 * host waits for it.
 */
export function createReleaseChecks({
  store,
  urlOf,
  emit,
  report,
  removing,
  ended,
  isEnding,
}: Options): ReleaseChecks {
  const reportError = (error: unknown) => report(`remotes: ${String(error)}`);
  const running = new Map<string, Promise<boolean>>();
  const removed = new Map<string, string>();

  function remove(remote: string, version: string): void {
    emit({ kind: 'release-damaged', remote, version, isRepaired: false });
    removed.set(remote, version);
    removing(remote);
  }
  for (const { name, version } of store.unreadable) remove(name, version);

  async function repair({ manifest, manifestDigest, read }: StoredRelease): Promise<boolean> {
    const url = urlOf(manifest.name);
    if (!url) return false;
    try {
      const bytes = (await read(MANIFEST)) ?? (await readBytes(`${url}/${MANIFEST}`, MAX_MANIFEST_BYTES));
      if (hash('sha256', bytes) !== manifestDigest) return false;
      await store.add(manifest, bytes, filesAt(manifest, url));
      return true;
    } catch {
      return false;
    }
  }

  async function checkNow(release: StoredRelease): Promise<boolean> {
    if (await isIntact(release)) return true;
    const { name, version } = release.manifest;
    // A release that is being removed has no files.
    if (isEnding() || !store.of(name).releases.has(version)) return false;
    if (await repair(release)) {
      emit({ kind: 'release-damaged', remote: name, version, isRepaired: true });
      return true;
    }
    remove(name, version);
    await store.remove(name, [version]);
    return false;
  }

  function check(release: StoredRelease): Promise<boolean> {
    const key = releaseKey(release.manifest);
    const checked = running.get(key) ?? checkNow(release).finally(() => running.delete(key));
    running.set(key, checked);
    return checked;
  }

  store.onDamaged((release) => {
    if (!running.has(releaseKey(release.manifest))) check(release).then(ended, reportError);
  });

  return {
    check,
    async checkAll() {
      for (const name of store.names())
        for (const release of store.of(name).releases.values()) await check(release).catch(reportError);
    },
    problemOf(remote) {
      const version = removed.get(remote);
      return version === undefined ? null : { kind: 'damaged', version };
    },
    forget: (remote) => void removed.delete(remote),
    pendingChecks: () => [...running.values()].map((each) => each.catch(() => {})),
  };
}
