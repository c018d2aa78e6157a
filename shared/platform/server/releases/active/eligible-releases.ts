import type { Reason } from '../../../contract/reasons.ts';
import type { LocatedRemote } from '../remote-listing.ts';
import { isEarlier, newestFirst, type ReleaseRecord } from '../store/release-record.ts';

/** Release that may become active, with the reason. */
export interface EligibleRelease {
  version: string;
  reason: Reason;
}

/**
 * Lists the stored releases that may become active, best first: the pinned one, otherwise the last announced, then the
 * active one. A rolled-back release is eligible only if it is pinned or announced last. A release that was announced
 * after the pinned one is never eligible, even on a host with an empty store.
 * @param stored by version
 */
export function listEligibleReleases(
  { pin, canary }: Pick<LocatedRemote, 'pin' | 'canary'>,
  record: ReleaseRecord,
  stored: Pick<ReadonlyMap<string, unknown>, 'has'>,
): EligibleRelease[] {
  const [newest, ...others] = newestFirst(record);
  const standing = others.filter((version) => !record.releases[version]?.takenBack);
  const wanted =
    pin === undefined
      ? [...[newest, ...standing].filter((version) => version !== canary?.version), canary?.version]
      : [pin, record.current, ...standing.filter((version) => isEarlier(record, version, pin))];

  function getReason(version: string): Reason {
    if (version === pin) return { kind: 'pinned' };
    if (version === newest && pin === undefined) return { kind: 'announced' };
    return { kind: version === record.current ? 'kept' : 'earlier' };
  }

  return [...new Set(wanted)].flatMap((version) =>
    typeof version === 'string' && stored.has(version) ? [{ version, reason: getReason(version) }] : [],
  );
}
