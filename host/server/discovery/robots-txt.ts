/**
 * What robots may ask for: everything. Pages that search engines are kept out of say so themselves, and have to be read
 * for it.
 * @param base full address of the portal, without a slash at the end; null where it is not known
 */
export const robotsTxt = (base: string | null): string =>
  ['User-agent: *', 'Disallow:', ...(base ? ['', `Sitemap: ${base}/sitemap.xml`] : []), ''].join('\n');
