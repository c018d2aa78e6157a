import { storageUrl } from '@portal/shared/api';

/**
 * The address of a stored file.
 *
 * @param path an absolute address, a rooted path, or a path relative to the storage base
 * @param base the storage base, without a slash at the end; by default the configured one
 * @returns null for a missing path and for one that is not a file's (`javascript:` …)
 */
export function fileUrl(path: string | null | undefined, base: string = storageUrl()): string | null {
  const file = path?.trim();
  if (!file) return null;
  if (/^https?:\/\//i.test(file) || file.startsWith('/')) return file;
  if (/^[a-z][a-z\d+.-]*:/i.test(file)) return null;
  return `${base}/${file}`;
}
