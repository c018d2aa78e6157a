/**
 * An address as browsers read it; null where it is none.
 *
 * `URL.canParse` is no help: phones with Android 7 or iOS 16 lack it.
 */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
