/**
 * Allows robots every page: excluded pages declare `noindex`, which robots must be able to read.
 * @param base URL of the portal, without a trailing slash; null if unknown
 */
export const robotsTxt = (base: string | null): string =>
  ['User-agent: *', 'Disallow:', ...(base ? ['', `Sitemap: ${base}/sitemap.xml`] : []), ''].join('\n');
