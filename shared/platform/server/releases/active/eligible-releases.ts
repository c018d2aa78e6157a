import type { Reason } from '../../../contract/reasons.ts';
import type { LocatedRemote } from '../remote-listing.ts';
import { isEarlier, newestFirst, type ReleaseRecord } from '../store/release-record.ts';

/** A release that may come into force, and why it would. */
export interface EligibleRelease {
  version: string;
  reason: Reason;
}

/**
 * The stored releases of a remote that may come into force, in the order in which they are wanted: the pinned one, else
 * the one announced last, then the one that is in force. What was taken back comes only where it is wanted by name, or was
 * announced last; nothing that was announced after the pinned one comes at all: it is what the pin keeps out, on a host
 * with an empty store, too.
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

  function reasonFor(version: string): Reason {
    if (version === pin) return { kind: 'pinned' };
    if (version === newest && pin === undefined) return { kind: 'announced' };
    return { kind: version === record.current ? 'kept' : 'earlier' };
  }

  return [...new Set(wanted)].flatMap((version) =>
    typeof version === 'string' && stored.has(version) ? [{ version, reason: reasonFor(version) }] : [],
  );
}
