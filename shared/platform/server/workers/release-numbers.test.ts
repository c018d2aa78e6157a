import { expect, it } from 'vitest';
import type { PageReleases } from './page-renderer.ts';
import { createReleaseNumbers } from './release-numbers.ts';

const someReleases = (): PageReleases => ({
  known: { remotes: [], allKnown: true },
  manifests: [],
  code: async () => null,
  text: async () => null,
});

it('the same releases have the same number, until twelve others have followed', () => {
  const { numberOf, releasesOf } = createReleaseNumbers();
  const first = someReleases();
  const number = numberOf(first);
  expect(numberOf(first)).toBe(number);
  for (let count = 0; count < 11; count += 1) numberOf(someReleases());
  expect(releasesOf(number)).toBe(first);
  numberOf(someReleases());
  expect(() => releasesOf(number)).toThrow('unknown release number');
});
