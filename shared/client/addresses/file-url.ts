import { storageUrl } from '@portal/client/api';
import { parseUrl } from '@portal/contract/format/links';

/** Placeholder for the portal's own origin; it never appears in a result. */
const portal = 'https://portal.invalid';

/** Returns the http(s) URL of a stored file: absolute, rooted or relative to the storage; undefined without a path. */
export function fileUrl(path: string | null | undefined): string | undefined {
  const stored = path?.trim();
  if (!stored) return undefined;
  const isAddress = /^(https?:)?\/\//i.test(stored) || stored.startsWith('/');
  const url = parseUrl(isAddress ? stored : `${storageUrl()}/${stored}`, portal);
  if (!url) return undefined;
  return url.origin === portal ? url.pathname + url.search + url.hash : url.href;
}
