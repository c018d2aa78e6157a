import { portalOrigin } from '@portal/shared/api';
import { fileUrl } from './file-url.ts';

/** What the networks can show; a drawing (SVG) is none of them. */
const bitmap = /\.(jpe?g|png|webp|gif|avif)$/i;

/**
 * The absolute address of a picture that a shared link can show; null for a drawing, and for a picture of a portal
 * whose own address nobody knows.
 * @param path as stored
 */
export function shareImage(path: string | null | undefined): string | null {
  const address = fileUrl(path);
  const base = portalOrigin() ?? undefined;
  if (!address || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return bitmap.test(url.pathname) ? url.href : null;
}
