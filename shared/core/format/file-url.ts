import { storageUrl } from '@portal/shared/api';
import { parseUrl } from './parse-url.ts';

/** Placeholder for the portal's own origin; it never appears in a result. */
const portal = 'https://portal.invalid';

/**
 * The address of an image or document, fit for `src` and `href`.
 *
 * @param path as stored: an absolute address, a rooted path, or a path relative to the configured storage base
 * @returns undefined for a missing path; never another scheme than http(s)
 */
export function fileUrl(path: string | null | undefined): string | undefined {
  const stored = path?.trim();
  if (!stored) return undefined;
  const isAddress = /^(https?:)?\/\//i.test(stored) || stored.startsWith('/');
  const url = parseUrl(isAddress ? stored : `${storageUrl()}/${stored}`, portal);
  if (!url) return undefined;
  return url.origin === portal ? url.pathname + url.search + url.hash : url.href;
}
