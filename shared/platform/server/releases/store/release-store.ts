/**
 * Storage of releases: in a folder (`folder-store.ts`), or elsewhere, such as in a bucket. Other modules do not depend
 * on the location of files. One process writes to it.
 */

import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import type { ReleaseRecord } from './release-record.ts';

export const MANIFEST = 'portal.json';

/** Stored release with all its files. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** SHA-256 of `portal.json` as received. */
  manifestDigest: string;
  /**
   * Reads a file by its name in the manifest, or `portal.json`; null if it is missing or damaged.
   * @throws Error if the disk is temporarily unreadable
   */
  read(file: string): Promise<Buffer | null>;
}

/** Stored releases of one remote. */
export interface StoredRemote {
  record: ReleaseRecord;
  releases: ReadonlyMap<string, StoredRelease>;
}

/** Loads a file of a release and verifies its hash. */
export type FileOf = (file: string, signal: AbortSignal) => Promise<Uint8Array>;

export interface ReleaseStore {
  of(remote: string): StoredRemote;
  /** Returns the remotes with stored releases. */
  names(): string[];
  /** Releases that were missing or had a damaged manifest when the store was opened. */
  unreadable: readonly { name: string; version: string }[];
  /** Registers a listener for releases of which a read finds a file missing or damaged. */
  onDamaged(listener: (release: StoredRelease) => void): void;
  /**
   * Stores a release completely, or not at all.
   * @param bytes `portal.json` as received
   * @param fileOf loads each file that no other release of the remote contains
   * @throws Error for the first file that is not available
   */
  add(manifest: ReleaseManifest, bytes: Uint8Array, fileOf: FileOf): Promise<StoredRelease>;
  /** Stores a remote's record. */
  save(remote: string, record: ReleaseRecord): Promise<void>;
  /** Removes releases and their records. */
  remove(remote: string, versions: readonly string[]): Promise<void>;
}

export const releaseIn = (
  { releases }: StoredRemote,
  version: string | null | undefined,
): StoredRelease | null => (version && releases.get(version)) || null;

/** Returns whether the manifest and all files of a release are intact. */
export async function isIntact({ manifest, read }: StoredRelease): Promise<boolean> {
  for (const file of [MANIFEST, ...Object.keys(manifest.files)]) if (!(await read(file))) return false;
  return true;
}
