import type { PageReleases } from './page-renderer.ts';

/** Enough for all pages being rendered: before and after an activation, in a smoke test, for canaries and fallbacks. */
const MAX_RELEASES = 12;

/** Numbers that identify the releases of a page in workers. */
export interface ReleaseNumbers {
  /** Returns the same number for the same object. */
  numberOf(releases: PageReleases): number;
  /** @throws Error for releases that no page uses any more */
  releasesOf(number: number): PageReleases;
}

export function createReleaseNumbers(): ReleaseNumbers {
  const numbers = new Map<PageReleases, number>();
  let last = 0;
  return {
    numberOf(releases) {
      const number = numbers.get(releases) ?? ++last;
      numbers.set(releases, number);
      for (const old of [...numbers.keys()].slice(0, -MAX_RELEASES)) numbers.delete(old);
      return number;
    },
    releasesOf(number) {
      for (const [releases, each] of numbers) if (each === number) return releases;
      throw new Error('unknown release number');
    },
  };
}
