import { isIPv6 } from 'node:net';

/** Some proxies append a port, which differs for each connection. */
const portPattern = /^(?:\[(?<six>.+)\]|(?<four>[\d.]+)):\d+$/;

/**
 * Returns the network that limits count as one visitor: an IPv4 address, or the first 64 bits of an IPv6
 * address, whose owner has 2^64 addresses. IPv4 written as IPv6 becomes IPv4; ports are removed.
 * @returns such as '203.0.113.7' or '2001:db8:0:1::/64'; any other text unchanged
 */
export function networkOf(address: string): string {
  const groups = parseGroups(address);
  return typeof groups === 'string' ? groups : formatPrefix(groups, 64);
}

/**
 * Returns the network whose addresses one customer or organisation may own: the first 24 bits of IPv4, or 48 of IPv6, which are
 * 65,536 networks of `networkOf`.
 * @param address an IP address, or a result of `networkOf`
 * @returns such as '203.0.113.0/24' or '2001:db8:1::/48'; any other text unchanged
 */
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
