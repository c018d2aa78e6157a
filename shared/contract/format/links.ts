import { slug } from './text.ts';

/** Returns the link of an address in a maps service; null without one (A 2.5, A 2.6). */
export const mapLink = (address: string | null | undefined): string | null =>
  address ? `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}` : null;

/** Returns the path of a unit's page, by name: units have no id. */
export const unitPath = (name: string): string => `/unidades/${slug(name)}`;

/** Formats a query with its question mark, `''` without parameters. Safari before 17 lacks `URLSearchParams.size`. */
export function queryString(search: URLSearchParams): string {
  const text = search.toString();
  return text && `?${text}`;
}

/** Parses a URL; null if invalid. Android 7 and iOS 16 lack `URL.canParse`. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
