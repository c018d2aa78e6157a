import type { HostFacts } from '../../../contract/release-manifest.ts';
import type { Listener } from '../../events/events.ts';
import type { Releases } from '../releases.ts';
import { type ReleaseStore, releaseIn } from '../store/release-store.ts';
import {
  decideInForce,
  type InForce,
  nothingInForce,
  type RemoteAtHand,
  recordInForce,
} from './decide-in-force.ts';
import { inForceEvents } from './in-force-events.ts';
import { visitorReleases } from './visitor-releases.ts';

export interface ReleasesInForce {
  /** Decides, puts what was decided into force at once, and writes that down. */
  decide(remotes: readonly RemoteAtHand[]): Promise<void>;
  now(): InForce;
  /**
   * The releases for a visitor; the same object as long as nothing changes.
   * @param bucket among a hundred, or null
   */
  at(bucket: number | null): Releases;
}

interface Options {
  basePath: string;
  host: HostFacts;
  store: Pick<ReleaseStore, 'of' | 'save'>;
  emit: Listener;
  now: () => number;
}

/** The releases that pages are made of. */
export function createReleasesInForce({ basePath, host, store, emit, now }: Options): ReleasesInForce {
  const recordOf = (name: string) => store.of(name).record;
  const visitors = (decided: InForce) =>
    visitorReleases({
      ...decided,
      basePath,
      releaseOf: (name, version) => releaseIn(store.of(name), version),
    });
  let inForce = nothingInForce;
  let releases = visitors(inForce);

  return {
    async decide(remotes) {
      const before = inForce;
      inForce = decideInForce(remotes, host, before);
      const { choices, allKnown } = inForce;
      const events = inForceEvents(before, inForce, recordOf);
      const saved = choices.map((choice) =>
        store.save(choice.name, recordInForce(recordOf(choice.name), choice, { allKnown, now: now() })),
      );
      if (before.revision !== inForce.revision) releases = visitors(inForce);
      for (const event of events) emit(event);
      await Promise.all(saved);
    },
    now: () => inForce,
    at: (bucket) => releases(bucket),
  };
}
