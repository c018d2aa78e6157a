import { securityLine } from '@portal/shared/server/security-event';
import type { Problem } from '../ingest/announcement.ts';
import type { Releases } from '../releases.ts';
import type { LocatedRemote } from '../remote-listing.ts';
import { type ReleaseStore, releaseIn } from '../store/release-store.ts';
import type { Choice } from './choose-releases.ts';
import {
  hasChanged,
  type InForceState,
  inWords,
  nextInForce,
  nothingInForce,
  recordInForce,
} from './in-force-state.ts';
import { securityEvents } from './security-events.ts';
import { visitorReleases } from './visitor-releases.ts';

export interface ReleasesInForce {
  /** Puts the chosen releases into force at once, and writes that down. */
  put(chosen: readonly Choice[]): Promise<void>;
  state(): InForceState;
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
  const recordOf = (name: string) => store.of(name).record;
  const visitors = ({ choices, allKnown, epoch }: InForceState) =>
    visitorReleases({
      basePath,
      chosen: choices,
      allKnown,
      epoch,
      releaseOf: (name, version) => releaseIn(store.of(name), version),
      percentOf: (name) => listings().find((each) => each.name === name)?.canary?.percent ?? 0,
    });
  let state = nothingInForce;
  let releases = visitors(state);

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
        releases = visitors(state);
        if (chosen.length > 0) report(`in force: ${inWords(state)}`);
      }
      await Promise.all(saved);
    },
    state: () => state,
    at: (bucket) => releases(bucket),
  };
}
