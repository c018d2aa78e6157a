import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listStoredFiles, type ReleaseManifest } from '../../../contract/release-manifest.ts';
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

/** Called for a release if a read finds a file missing or damaged. */
export type DamageListener = (release: StoredRelease) => void;

/**
 * Opens a release whose files are in a folder.
 * @param bytes `portal.json` as received
 */
export function openStoredRelease(
  folder: string,
  manifest: ReleaseManifest,
  bytes: Uint8Array,
  onDamaged: DamageListener = () => {},
): StoredRelease {
  const manifestDigest = hash('sha256', bytes);
  const digests = new Map([
    [MANIFEST, manifestDigest],
    ...Object.entries(listStoredFiles(manifest)).map(([file, { sha256 }]) => [file, sha256] as const),
  ]);
  const release: StoredRelease = {
    manifest,
    manifestDigest,
    async read(file) {
      if (!digests.has(file)) return null;
      const content = await readFile(path.join(folder, file)).catch(nullIfDamaged);
      if (content && hash('sha256', content) === digests.get(file)) return content;
      onDamaged(release);
      return null;
    },
  };
  return release;
}

/** Returns null for a missing or unreadable file. With other errors, such as too many open files, it may be intact. */
function nullIfDamaged(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'EIO'].includes(error.code ?? '')) return null;
  throw error;
}

export const releaseIn = (
  { releases }: StoredRemote,
  version: string | null | undefined,
): StoredRelease | null => (version && releases.get(version)) || null;

/** Returns whether the manifest and all files of a release are intact. */
export async function isIntact({ manifest, read }: StoredRelease): Promise<boolean> {
  for (const file of [MANIFEST, ...Object.keys(listStoredFiles(manifest))])
    if (!(await read(file))) return false;
  return true;
}
