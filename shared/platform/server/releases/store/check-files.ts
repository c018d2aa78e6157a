import { isHashed } from '@portal/shared/server/immutable-file';
import type { IngestError } from '../../../contract/reasons.ts';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';

/** Maximum size of one file. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
export const MAX_RELEASE_BYTES = 128 * 1024 * 1024;
const MAX_FILES = 5_000;

/** A version becomes a folder name. */
const versionName = /^\w[\w.-]{0,63}$/;

/** Returns why a release cannot be stored, or null. */
export function storageProblem(
  manifest: ReleaseManifest,
  stored: readonly Pick<ReleaseManifest, 'files'>[],
): IngestError | null {
  const files = Object.entries(manifest.files);
  const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
  if (!versionName.test(manifest.version)) return { kind: 'misnamed' };
  if (files.some(([, { size }]) => size < 0)) return { kind: 'unreadable' };
  if (files.length > MAX_FILES || bytes > MAX_RELEASE_BYTES) return { kind: 'too-large' };
  if (files.some(([, { size }]) => size > MAX_FILE_BYTES)) return { kind: 'too-large' };
  const changed = files.find(([file, { sha256 }]) =>
    stored.some((release) => isFixed(file) && (release.files[file]?.sha256 ?? sha256) !== sha256),
  );
  return changed ? { kind: 'changed', file: changed[0] } : null;
}

/** Returns whether a browser file's name identifies its content. Only compressed forms may differ between builds. */
const isFixed = (file: string): boolean =>
  file.startsWith('web/') && isHashed(file) && !/\.(br|gz)$/.test(file);
