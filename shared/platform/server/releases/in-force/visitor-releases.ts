import { isInCanary } from '../canary.ts';
import { type InForce, type Releases, releasesOf } from '../releases.ts';
import type { StoredRelease } from '../store/release-store.ts';
import type { ChosenReleases } from './choose-releases.ts';

interface Options {
  basePath: string;
  /** In order of precedence. */
  chosen: readonly ChosenReleases[];
  allKnown: boolean;
  epoch: number;
  releaseOf: (name: string, version: string | null) => StoredRelease | null;
  /** Visitors of a hundred that get the canary of a remote. */
  percentOf: (name: string) => number;
}

/**
 * The releases for each visitor, by their bucket among a hundred or null: the same object for all who have the same
 * canaries.
 */
export function visitorReleases(options: Options): (bucket: number | null) => Releases {
  const { basePath, chosen, allKnown, epoch, releaseOf, percentOf } = options;
  const made = new Map<string, Releases>();

  function releasesWith(canaries: readonly ChosenReleases[], group: string): Releases {
    const inForce = chosen.flatMap((each): InForce[] => {
      const { name, stable, canary, fallback } = each;
      const isCanary = canaries.includes(each);
      const release = releaseOf(name, isCanary ? canary : stable);
      const previous = releaseOf(name, isCanary ? stable : fallback);
      return release ? [{ release, previous }] : [];
    });
    return releasesOf(basePath, inForce, { allKnown, epoch, group });
  }

  return (bucket) => {
    const canaries = chosen.filter(
      ({ name, canary }) => bucket !== null && canary !== null && isInCanary(bucket, percentOf(name)),
    );
    const group = canaries.map(({ name, canary }) => `${name} ${canary}`).join();
    const releases = made.get(group) ?? releasesWith(canaries, group);
    made.set(group, releases);
    return releases;
  };
}
