import { storageUrl } from '@portal/client/api';
import { parseUrl } from '@portal/contract/format/links';

/** Placeholder for the portal's own origin; it never appears in a result. */
const portal = 'https://portal.invalid';

/**
 * Returns the URL of an image or document for `src` and `href`, always http(s); undefined for a missing path.
 * @param path as stored: absolute, rooted, or relative to the configured storage base
 */
export function fileUrl(path: string | null | undefined): string | undefined {
  const stored = path?.trim();
  if (!stored) return undefined;
  const isAddress = /^(https?:)?\/\//i.test(stored) || stored.startsWith('/');
  const url = parseUrl(isAddress ? stored : `${storageUrl()}/${stored}`, portal);
  if (!url) return undefined;
  return url.origin === portal ? url.pathname + url.search + url.hash : url.href;
}
