/** Page saved offline. */
export interface OfflinePage {
  /** Path with base path and query. */
  address: string;
  title: string;
  /** Timestamp. */
  keptAt: number;
  /**
   * Id of the candidate whose data it contains: their logout, or another candidate's login, deletes it. Null for a public page.
   */
  owner: number | null;
}

const headerNames = { title: 'x-kept-title', keptAt: 'x-kept-at', owner: 'x-kept-personal' } as const;

/** Copies have no scripts or forms and load nothing. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Builds the stored copy with the data for the list. */
export const keptResponse = (html: string, page: Omit<OfflinePage, 'address'>): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      [headerNames.title]: encodeURIComponent(page.title),
      [headerNames.keptAt]: String(page.keptAt),
      [headerNames.owner]: String(page.owner ?? false),
    },
  });

/** Reads the data of a stored copy; null for its files. */
export function readKept(address: string, { headers }: Pick<Response, 'headers'>): OfflinePage | null {
  const title = headers.get(headerNames.title);
  if (title === null) return null;
  const owner = headers.get(headerNames.owner);
  return {
    address,
    title: decodeURIComponent(title),
    keptAt: Number(headers.get(headerNames.keptAt)),
    owner: owner === 'false' ? null : Number(owner),
  };
}
