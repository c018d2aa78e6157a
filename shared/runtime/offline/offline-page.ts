/** A page that a visitor keeps on the device. */
export interface OfflinePage {
  /** Its address without the origin, with base path and search. */
  address: string;
  title: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Id of the candidate whose data it holds: it goes when they log out, or somebody else logs in. Null of a public page. */
  owner: number | null;
}

const named = { title: 'x-kept-title', keptAt: 'x-kept-at', owner: 'x-kept-personal' } as const;

/** A copy has neither scripts nor forms, and asks for nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The copy as it is stored, with what the list says of it. */
export const keptResponse = (html: string, page: Omit<OfflinePage, 'address'>): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      [named.title]: encodeURIComponent(page.title),
      [named.keptAt]: String(page.keptAt),
      [named.owner]: String(page.owner ?? false),
    },
  });

/** What is said of a stored copy; null of a file that goes with one. */
export function readKept(address: string, { headers }: Pick<Response, 'headers'>): OfflinePage | null {
  const title = headers.get(named.title);
  if (title === null) return null;
  const owner = headers.get(named.owner);
  return {
    address,
    title: decodeURIComponent(title),
    keptAt: Number(headers.get(named.keptAt)),
    // Older copies say 'true', which is nobody's id.
    owner: owner === 'false' ? null : Number(owner) || 0,
  };
}
