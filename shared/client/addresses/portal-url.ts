import { portalOrigin } from '@portal/client/api';
import { parseUrl } from '@portal/contract/format/links';
import { basePath } from '@portal/contract/institution/base-path';
import { fileUrl } from './file-url.ts';

/** Returns the absolute URL of a page by its path below the base path; null if the origin is not configured. */
export function portalUrl(path: string): string | null {
  const origin = portalOrigin();
  return origin && origin + basePath + path;
}

export type PortalLink = { kind: 'page'; to: string } | { kind: 'outside'; href: string } | { kind: 'none' };

/** Resolves the URL of a banner (A 2.2): a page below the base path, or any http(s) URL. */
export function portalLink(url: string | null | undefined): PortalLink {
  const href = fileUrl(url);
  if (href === undefined) return { kind: 'none' };
  if (href === basePath) return { kind: 'page', to: '/' };
  if (href.startsWith(`${basePath}/`)) return { kind: 'page', to: href.slice(basePath.length) };
  return { kind: 'outside', href };
}

/** Formats that social networks display; SVG is not among them. */
const bitmap = /\.(jpe?g|png|webp|gif|avif)$/i;

/** Returns the absolute URL of a picture for shared links; null for SVG, and if the origin is not configured. */
export function shareImage(path: string | null | undefined): string | null {
  const address = fileUrl(path);
  const url = address ? parseUrl(address, portalOrigin() ?? undefined) : null;
  return url && bitmap.test(url.pathname) ? url.href : null;
}
