import type { HostFacts } from '../../../contract/release-manifest.ts';
import type { Listener } from '../../events/events.ts';
import type { Releases } from '../releases.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { releaseIn } from '../store/stored-release.ts';
import { inForceEvents } from './activation-events.ts';
import {
  type ActivationState,
  decideActiveReleases,
  noActivation,
  type RemoteSnapshot,
  recordActivation,
} from './decide-active-releases.ts';
import { visitorReleases } from './visitor-releases.ts';

export interface ReleasesInForce {
  /** Decides, activates the result at once and stores it. */
  decide(remotes: readonly RemoteSnapshot[]): Promise<void>;
  now(): ActivationState;
  /**
   * Returns the releases for a visitor; the same object until they change.
   * @param bucket 0 to 99, or null
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

export function createActiveReleases({ basePath, host, store, emit, now }: Options): ReleasesInForce {
  const getRecord = (name: string) => store.of(name).record;
  const createLookup = (decided: ActivationState) =>
    visitorReleases({
      ...decided,
      basePath,
      releaseOf: (name, version) => releaseIn(store.of(name), version),
    });
  let inForce = noActivation;
  let releases = createLookup(inForce);

  return {
    async decide(remotes) {
      const before = inForce;
      inForce = decideActiveReleases(remotes, host, before);
      const { choices, allKnown } = inForce;
      const events = inForceEvents(before, inForce, getRecord);
      const saved = choices.map((choice) =>
        store.save(choice.name, recordActivation(getRecord(choice.name), choice, { allKnown, now: now() })),
      );
      if (before.revision !== inForce.revision) releases = createLookup(inForce);
      for (const event of events) emit(event);
      await Promise.all(saved);
    },
    now: () => inForce,
    at: (bucket) => releases(bucket),
  };
}
