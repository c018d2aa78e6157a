import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import { MANIFEST, type StoredRelease } from './release-store.ts';

/** Called for a release if a read finds a file missing or damaged. */
export type Damaged = (release: StoredRelease) => void;

/**
 * Creates a release whose files are in a folder.
 * @param bytes `portal.json` as received
 */
export function releaseInFolder(
  folder: string,
  manifest: ReleaseManifest,
  bytes: Uint8Array,
  damaged: Damaged = () => {},
): StoredRelease {
  const manifestDigest = hash('sha256', bytes);
  const digests = new Map([
    [MANIFEST, manifestDigest],
    ...Object.entries(manifest.files).map(([file, { sha256 }]) => [file, sha256] as const),
  ]);
  const release: StoredRelease = {
    manifest,
    manifestDigest,
    async read(file) {
      if (!digests.has(file)) return null;
      const content = await readFile(path.join(folder, file)).catch(nullIfDamaged);
      if (content && hash('sha256', content) === digests.get(file)) return content;
      damaged(release);
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
