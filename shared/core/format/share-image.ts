import { portalOrigin } from '@portal/shared/api';
import { fileUrl } from './file-url.ts';
import { parseUrl } from './parse-url.ts';

/** What the networks can show; a drawing (SVG) is none of them. */
const bitmap = /\.(jpe?g|png|webp|gif|avif)$/i;

/**
 * The absolute address of a picture that a shared link can show; null for a drawing, and for a picture of a portal
 * whose own address nobody knows.
 * @param path as stored
 */
export function shareImage(path: string | null | undefined): string | null {
  const address = fileUrl(path);
  const url = address ? parseUrl(address, portalOrigin() ?? undefined) : null;
  return url && bitmap.test(url.pathname) ? url.href : null;
}
