import { expect, it } from 'vitest';
import { bucketCookie, newBucket, readBucket } from './pages.ts';

it.each([
  [undefined, null],
  ['tema=dark; lancamento=7; escala=100', 7],
  ['lancamento=99', 99],
  ['lancamento=100', null],
  ['lancamento=-1', null],
  ['xlancamento=7', null],
])('the bucket in %j is %s', (cookies, bucket) => {
  expect(readBucket(cookies)).toBe(bucket);
});

it('the cookie stores the bucket for two weeks, hidden from scripts', () => {
  const buckets = [0, 0.5, 0.999].map((random) => newBucket(() => random));
  expect(buckets).toEqual([0, 50, 99]);
  for (const bucket of buckets)
    expect(readBucket(bucketCookie(bucket, '/portal').split(';')[0])).toBe(bucket);
  expect(bucketCookie(7, '/portal')).toMatch(/; Max-Age=1209600; HttpOnly; SameSite=Lax$/);
});
