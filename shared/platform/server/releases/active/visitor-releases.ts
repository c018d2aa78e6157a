import { type MountedRelease, type Releases, releasesOf } from '../releases.ts';
import type { StoredRelease } from '../store/stored-release.ts';
import { type ChosenReleases, isInCanary } from './decide-active-releases.ts';

interface Options {
  basePath: string;
  choices: readonly ChosenReleases[];
  allKnown: boolean;
  epoch: number;
  releaseOf: (name: string, version: string | null) => StoredRelease | null;
}

/**
 * Creates the lookup of releases by a visitor's bucket, 0 to 99 or null. Visitors with the same canaries get the same
 * object.
 */
export function visitorReleases({
  basePath,
  choices,
  allKnown,
  epoch,
  releaseOf,
}: Options): (bucket: number | null) => Releases {
  const made = new Map<string, Releases>();

  function createReleases(canaries: readonly ChosenReleases[], group: string): Releases {
    const inForce = choices.flatMap((each): MountedRelease[] => {
      const { name, stable, canary, fallback } = each;
      const isCanary = canaries.includes(each);
      const release = releaseOf(name, isCanary ? canary : stable);
      const previous = releaseOf(name, isCanary ? stable : fallback);
      return release ? [{ release, previous }] : [];
    });
    return releasesOf(basePath, inForce, { allKnown, epoch, group });
  }

  return (bucket) => {
    const canaries = choices.filter((each) => isInCanary(each, bucket));
    const group = canaries.map(({ name, canary }) => `${name} ${canary}`).join();
    const releases = made.get(group) ?? createReleases(canaries, group);
    made.set(group, releases);
    return releases;
  };
}
