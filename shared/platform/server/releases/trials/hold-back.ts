import type { Listener } from '../../events/events.ts';
import type { ChosenReleases } from '../active/decide-active-releases.ts';
import type { LocatedRemote } from '../registry.ts';
import { withHeldBack } from '../store/release-record.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findFailingRelease, getTrial } from './find-failing-release.ts';
import type { Exposure } from './is-failing.ts';

/** Returns the networks that received a release in a trial, and those in which it failed. */
export type ExposureOf = (remote: string, trial: string, version: string) => Exposure;

interface Options {
  store: Pick<ReleaseStore, 'of' | 'save'>;
  exposureOf: ExposureOf;
  emit: Listener;
  now: () => number;
}

/** Creates a function that holds back a remote's release if it fails for too many visitors. The next decision replaces it. */
export function createHoldBack({ store, exposureOf, emit, now }: Options) {
  return async (listing: LocatedRemote, choices: readonly ChosenReleases[]): Promise<void> => {
    const { name } = listing;
    const { record } = store.of(name);
    const choice = choices.find((each) => each.name === name);
    if (!choice) return;
    const trial = getTrial(choice);
    const failing = findFailingRelease({
      choice,
      record,
      listing,
      exposureOf: (version) => exposureOf(name, trial, version),
      now: now(),
    });
    if (!failing || record.releases[failing.version]?.heldBack) return;
    const { version, candidate, baseline } = failing;
    await store.save(name, withHeldBack(record, version));
    const compared = baseline ? `; the active release in ${formatExposure(baseline)}` : '';
    const reason = `failed in ${formatExposure(candidate)}${compared}`;
    emit({ kind: 'release-held-back', remote: name, version, reason });
  };
}

const formatExposure = ({ networks, failing }: Exposure): string => `${failing} of ${networks} networks`;
