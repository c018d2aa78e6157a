/** Path of a preview's link. */
export const getLinkPath = (basePath: string): string => `${basePath}/_preview`;

/** Path that ends a preview. */
export const getLeavePath = (basePath: string): string => `${basePath}/_preview/leave`;

/** Returns the link of a token. @param to path below the base path */
export function createPreviewLink(portalUrl: string, token: string, to: string): string {
  const { origin, pathname } = new URL(portalUrl);
  return `${origin}${getLinkPath(pathname.replace(/\/+$/, ''))}?${new URLSearchParams({ token, to })}`;
}

/**
 * Returns the target of a redirect, or null: it never leaves the portal, whatever the path contains.
 * @param to path and query below the base path
 */
export function toPortalPath(basePath: string, to: unknown): string | null {
  if (typeof to !== 'string' || !to.startsWith('/')) return null;
  const base = 'http://portal.invalid';
  const url = URL.parse(basePath + to, base);
  const isInside = url?.origin === base && `${url.pathname}/`.startsWith(`${basePath}/`);
  return isInside && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
}
