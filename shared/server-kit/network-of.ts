import { isIPv6 } from 'node:net';

/** Some proxies append a port, which differs for each connection. */
const portPattern = /^(?:\[(?<six>.+)\]|(?<four>[\d.]+)):\d+$/;

/**
 * Returns the network that limits count as one visitor: an IPv4 address, or the /64 of an IPv6 one
 * ('2001:db8:0:1::/64'), without ports; IPv4 written as IPv6 becomes IPv4, any other text stays.
 */
export function networkOf(address: string): string {
  const groups = parseGroups(address);
  return typeof groups === 'string' ? groups : formatPrefix(groups, 64);
}

/** Returns the network that one customer may own, of an address or network: '203.0.113.0/24', '2001:db8:1::/48'. */
export function siteOf(address: string): string {
  const groups = parseGroups(address);
  return typeof groups === 'string'
    ? groups.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
    : formatPrefix(groups, 48);
}

/** Returns the groups of an IPv6 address; IPv4, and any other text, as text without port. */
function parseGroups(address: string): string | number[] {
  const { six, four } = portPattern.exec(address)?.groups ?? {};
  const plain = (six ?? four ?? address).split(/[%/]/, 1)[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const groups = parseIpv6Groups(plain);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isIPv4) return groups;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

const formatPrefix = (groups: number[], bits: 48 | 64): string =>
  `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`;

function parseIpv6Groups(address: string): number[] {
  // URL normalises IPv6 addresses, without IPv4 at the end.
  const [start = '', end = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [start, end].map((part) => (part ? part.split(':') : []));
  const written = [...(before ?? []), ...(after ?? [])];
  const zeros = Array<string>(8 - written.length).fill('0');
  return [...(before ?? []), ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}
