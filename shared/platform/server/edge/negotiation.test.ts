import { expect, it } from 'vitest';
import { bestEncoding } from '../pages/page-body.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['gzip, br;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip; q=0', 'identity'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
])('%s gets the encoding %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});
