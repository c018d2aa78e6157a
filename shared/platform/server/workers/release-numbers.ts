import type { PageReleases } from './page-renderer.ts';

/** Releases that pages in the making are of: those before and after a change, in a smoke test, of canaries, and substitutes. */
const KEPT = 12;

/** Numbers by which the workers know the releases that pages are made of. */
export interface ReleaseNumbers {
  /** The same number for the same object. */
  numberOf(releases: PageReleases): number;
  /** @throws Error for releases that no page in the making is of any more */
  releasesOf(number: number): PageReleases;
}

export function createReleaseNumbers(): ReleaseNumbers {
  const numbers = new Map<PageReleases, number>();
  let last = 0;
  return {
    numberOf(releases) {
      const number = numbers.get(releases) ?? ++last;
      numbers.set(releases, number);
      for (const old of [...numbers.keys()].slice(0, -KEPT)) numbers.delete(old);
      return number;
    },
    releasesOf(number) {
      for (const [releases, each] of numbers) if (each === number) return releases;
      throw new Error('these releases are long gone');
    },
  };
}
