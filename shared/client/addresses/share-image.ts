import { portalOrigin } from '@portal/client/api';
import { parseUrl } from '@portal/contract/format/links';
import { fileUrl } from './file-url.ts';

/** Formats that social networks display; SVG is not among them. */
const bitmap = /\.(jpe?g|png|webp|gif|avif)$/i;

/**
 * Returns the absolute URL of a picture for shared links; null for SVG, and if the origin is not configured.
 * @param path as stored
 */
export function shareImage(path: string | null | undefined): string | null {
  const address = fileUrl(path);
  const url = address ? parseUrl(address, portalOrigin() ?? undefined) : null;
  return url && bitmap.test(url.pathname) ? url.href : null;
}
