import { securityLine } from '@portal/shared/server/security-event';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import type { Releases } from '../releases.ts';
import { type ReleaseStore, releaseIn } from '../store/release-store.ts';
import {
  type ChosenReleases,
  decideInForce,
  type InForce,
  nothingInForce,
  type RemoteAtHand,
  recordInForce,
} from './decide-in-force.ts';
import { securityEvents } from './security-events.ts';
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
  report: (line: string) => void;
  now: () => number;
}

/** The releases that pages are made of. */
export function createReleasesInForce({ basePath, host, store, report, now }: Options): ReleasesInForce {
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
      for (const event of securityEvents(before.choices, choices, recordOf))
        report(securityLine(event, now()));
      const saved = choices.map((choice) =>
        store.save(choice.name, recordInForce(recordOf(choice.name), choice, { allKnown, now: now() })),
      );
      if (before.revision !== inForce.revision) {
        releases = visitors(inForce);
        if (choices.length > 0) report(`in force: ${inWords(inForce)}`);
      }
      await Promise.all(saved);
    },
    now: () => inForce,
    at: (bucket) => releases(bucket),
  };
}

/** For logs. */
export const inWords = ({
  choices,
  allKnown,
}: {
  choices: readonly ChosenReleases[];
  allKnown: boolean;
}): string =>
  [
    ...choices.map(({ name, stable, canary }) => `${name} ${stable}${canary ? ` (canary ${canary})` : ''}`),
    ...(allKnown ? [] : ['others to come']),
  ].join(', ');
