/** Parses a URL; null if invalid. Android 7 and iOS 16 lack `URL.canParse`. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
