import { basePath } from '@portal/contract/institution/base-path';
import { fileUrl } from './file-url.ts';

export type PortalLink = { kind: 'page'; to: string } | { kind: 'outside'; href: string } | { kind: 'none' };

/**
 * Resolves the URL of a banner (A 2.2).
 * @param url with the portal's base path, or any http(s) URL; others lead nowhere
 */
export function portalLink(url: string | null | undefined): PortalLink {
  const href = fileUrl(url);
  if (href === undefined) return { kind: 'none' };
  if (href === basePath) return { kind: 'page', to: '/' };
  if (href.startsWith(`${basePath}/`)) return { kind: 'page', to: href.slice(basePath.length) };
  return { kind: 'outside', href };
}
