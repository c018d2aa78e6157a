import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['a::', 'a:0:0:0::/64'],
  ['', ''],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('is the same for all addresses of one /64, and for no others', () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16));
  const four = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(four, four, four, four, (one, other, host, otherHost) => {
      const isSame = networkOf([...one, ...host].join(':')) === networkOf([...other, ...otherHost].join(':'));
      expect(isSame).toBe(one.join() === other.join());
      expect(networkOf([...one, ...host].join(':'))).toBe(networkOf([...one, ...otherHost].join(':')));
    }),
  );
});
