import { expect, it } from 'vitest';
import type { PageReleases } from './page-renderer.ts';
import { createReleaseNumbers } from './release-numbers.ts';

const someReleases = (): PageReleases => ({
  known: { remotes: [], allKnown: true },
  manifests: [],
  code: async () => null,
  text: async () => null,
});

it('gives the same releases the same number, and others another', () => {
  const { numberOf, releasesOf } = createReleaseNumbers();
  const [one, other] = [someReleases(), someReleases()];
  expect(numberOf(other)).not.toBe(numberOf(one));
  expect(numberOf(one)).toBe(numberOf(one));
  expect(releasesOf(numberOf(one))).toBe(one);
});

it('forgets releases that twelve others have followed', () => {
  const { numberOf, releasesOf } = createReleaseNumbers();
  const number = numberOf(someReleases());
  for (let count = 0; count < 11; count += 1) numberOf(someReleases());
  expect(() => releasesOf(number)).not.toThrow();
  numberOf(someReleases());
  expect(() => releasesOf(number)).toThrow('long gone');
});
