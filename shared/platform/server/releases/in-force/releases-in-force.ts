import { securityLine } from '@portal/shared/server/security-event';
import { isInCanary } from '../canary.ts';
import type { Problem } from '../ingest/announcement.ts';
import { type InForce, type Releases, releasesOf } from '../releases.ts';
import type { LocatedRemote } from '../remote-listing.ts';
import { type ReleaseStore, releaseIn } from '../store/release-store.ts';
import type { Choice } from './choose-releases.ts';
import { hasChanged, inWords, nextInForce, nothingInForce, recordInForce } from './in-force-state.ts';
import { securityEvents } from './security-events.ts';

export interface ReleasesInForce {
  /** Puts the chosen releases into force at once, and writes that down. */
  put(chosen: readonly Choice[]): Promise<void>;
  choices(): readonly Choice[];
  /**
   * The releases for a visitor; the same object as long as nothing changes.
   * @param bucket among a hundred, or null
   */
  at(bucket: number | null): Releases;
}

interface Options {
  basePath: string;
  listings: () => readonly LocatedRemote[];
  store: Pick<ReleaseStore, 'of' | 'save'>;
  problemOf: (name: string) => Problem | null;
  report: (line: string) => void;
  now: () => number;
}

/** The releases that pages are made of. */
export function createReleasesInForce({
  basePath,
  listings,
  store,
  problemOf,
  report,
  now,
}: Options): ReleasesInForce {
  let state = nothingInForce;
  let made = new Map<string, Releases>();
  const recordOf = (name: string) => store.of(name).record;

  function releasesWith(canaries: readonly Choice[], group: string): Releases {
    const inForce = state.choices.flatMap((choice): InForce[] => {
      const { name, stable, canary, fallback } = choice;
      const isCanary = canaries.includes(choice);
      const remote = store.of(name);
      const release = releaseIn(remote, isCanary ? canary : stable);
      const previous = releaseIn(remote, isCanary ? stable : fallback);
      return release ? [{ release, previous }] : [];
    });
    return releasesOf(basePath, inForce, { allKnown: state.allKnown, epoch: state.epoch, group });
  }

  return {
    async put(chosen) {
      const before = state;
      state = nextInForce(before, chosen, { recordOf, problemOf });
      const { allKnown } = state;
      for (const event of securityEvents(before.choices, chosen, recordOf))
        report(securityLine(event, now()));
      const saved = chosen.map((choice) => {
        const { name } = choice;
        return store.save(name, recordInForce(recordOf(name), choice, { allKnown, now: now() }));
      });
      if (hasChanged(before, state)) {
        made = new Map();
        if (chosen.length > 0) report(`in force: ${inWords(state)}`);
      }
      await Promise.all(saved);
    },
    choices: () => state.choices,
    at(bucket) {
      const percents = new Map(listings().map(({ name, canary }) => [name, canary?.percent ?? 0]));
      const canaries = state.choices.filter(
        ({ name, canary }) =>
          bucket !== null && canary !== null && isInCanary(bucket, percents.get(name) ?? 0),
      );
      const group = canaries.map(({ name, canary }) => `${name} ${canary}`).join();
      const releases = made.get(group) ?? releasesWith(canaries, group);
      made.set(group, releases);
      return releases;
    },
  };
}
