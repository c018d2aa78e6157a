/**
 * What keeps releases. `folder-store.ts` does so in a folder; another one may do so elsewhere, such as in a bucket: nobody
 * else knows where files lie. One process writes to it.
 */

import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import type { ReleaseRecord } from './release-record.ts';

/** Name of a release's manifest among its files. */
export const MANIFEST = 'portal.json';

/** A release that is kept, all of its files. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** SHA-256 of its `portal.json`, as it was sent. */
  manifestDigest: string;
  /**
   * A file by its name in the manifest, or `portal.json`; null where it is not there as its hash says.
   * @throws Error if the disk cannot be read now
   */
  read(file: string): Promise<Buffer | null>;
}

/** What is stored of one remote. */
export interface StoredRemote {
  record: ReleaseRecord;
  /** By version. */
  releases: ReadonlyMap<string, StoredRelease>;
}

/** Brings a file of a release, compared with its hash. */
export type FileOf = (file: string, signal: AbortSignal) => Promise<Uint8Array>;

export interface ReleaseStore {
  of(remote: string): StoredRemote;
  /** Of the remotes that something is stored of. */
  names(): string[];
  /** Releases that were missing, or whose manifest was damaged, when the store was opened. */
  unreadable: readonly { name: string; version: string }[];
  /** Has a function called for a release of which a read finds a file missing or damaged. */
  onDamaged(listener: (release: StoredRelease) => void): void;
  /**
   * Keeps a release. It is there whole, or not at all.
   * @param bytes `portal.json` as it was sent
   * @param fileOf asked for each file that no other release of the remote has
   * @throws Error for the first file that cannot be had
   */
  add(manifest: ReleaseManifest, bytes: Uint8Array, fileOf: FileOf): Promise<StoredRelease>;
  /** Writes down what is known of a remote's releases. */
  save(remote: string, record: ReleaseRecord): Promise<void>;
  /** Removes releases; their record with them. */
  remove(remote: string, versions: readonly string[]): Promise<void>;
}

/** The stored release of a version, or null. */
export const releaseIn = (
  { releases }: StoredRemote,
  version: string | null | undefined,
): StoredRelease | null => (version && releases.get(version)) || null;

/** Whether every file of a release is as its manifest says, and the manifest as it was sent. */
export async function isIntact({ manifest, read }: StoredRelease): Promise<boolean> {
  for (const file of [MANIFEST, ...Object.keys(manifest.files)]) if (!(await read(file))) return false;
  return true;
}
