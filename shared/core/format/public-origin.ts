/**
 * Where the portal is reached from outside, e.g. "https://portal.example.org"; null on a server where it is not
 * configured, for which a name of `.invalid` stands (RFC 2606).
 * @param address of the page that was asked for
 */
export function publicOrigin(address: string): string | null {
  const { hostname, origin } = new URL(address);
  return hostname.endsWith('.invalid') ? null : origin;
}
