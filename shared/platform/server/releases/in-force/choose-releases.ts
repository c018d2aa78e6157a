import { admitRelease, type Claims, type Owner, type Refusal } from '../../../contract/admit-release.ts';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { keysOf, type LocatedRemote } from '../remote-listing.ts';
import { isEarlier, newestFirst, type ReleaseRecord } from '../store/release-record.ts';

/** What is said of a stored release. */
type Judgement =
  | { kind: 'admitted' }
  | { kind: 'refused'; refusals: readonly Refusal[] }
  /** Not signed with a key that the registry names. */
  | { kind: 'unsigned' }
  /** It failed its smoke test. */
  | { kind: 'faulty' }
  /** It may be mounted once it has passed its smoke test. */
  | { kind: 'untried' };

/** A listed remote with what is stored of it. */
export interface RemoteAtHand {
  listing: Pick<LocatedRemote, 'name' | 'key' | 'pin' | 'canary'>;
  record: ReleaseRecord;
  /** Claims of each stored release, by version. */
  claims: ReadonlyMap<string, Claims>;
}

/** The releases of one remote that were chosen, by their versions; null where there is none. */
export interface ChosenReleases {
  name: string;
  /** The release in force. */
  stable: string | null;
  /** The release for some visitors. */
  canary: string | null;
  /** The release that takes the place of the one in force where that fails. */
  fallback: string | null;
}

export interface Choice extends ChosenReleases {
  /** Of the releases that were looked at. */
  judgements: ReadonlyMap<string, Judgement>;
}

/**
 * Chooses the release in force of each remote: the pinned one, else the one announced last; where that may not be
 * mounted, the one that is in force, and then whichever is next.
 * @param remotes in order of precedence
 * @param smokeTestOf how the smoke test of a release ended, or 'untried'
 */
export function chooseReleases(
  remotes: readonly RemoteAtHand[],
  host: HostFacts,
  smokeTestOf: (name: string, version: string) => 'passed' | 'failed' | 'untried',
): Choice[] {
  let owners: Owner[] = remotes.flatMap(({ record, claims }) => {
    const current = record.current === null ? undefined : claims.get(record.current);
    return record.established && current ? [current] : [];
  });

  /** @param inForce a key that is new to the registry does not take it down */
  function judge(
    { listing, record, claims }: RemoteAtHand,
    version: string,
    inForce = record.current,
  ): Judgement {
    const claim = claims.get(version);
    const keys = keysOf(listing);
    const signed = keys.length === 0 || keys.includes(record.releases[version]?.signedBy ?? '');
    if (!signed && version !== inForce) return { kind: 'unsigned' };
    const tested = smokeTestOf(listing.name, version);
    if (!claim || tested === 'failed') return { kind: 'faulty' };
    const verdict = admitRelease(claim, host, owners);
    return verdict.kind === 'admitted' && tested === 'untried' ? { kind: 'untried' } : verdict;
  }

  const chosen = remotes.map((remote): Choice & { judgements: Map<string, Judgement> } => {
    const judgements = new Map<string, Judgement>();
    const stable = candidates(remote).find((version) => {
      const judgement = judge(remote, version);
      judgements.set(version, judgement);
      return judgement.kind === 'admitted';
    });
    const { name } = remote.listing;
    const claim = stable === undefined ? undefined : remote.claims.get(stable);
    if (claim) owners = [...owners.filter((owner) => owner.name !== name), claim];
    return { name, stable: stable ?? null, canary: null, fallback: null, judgements };
  });

  /** Of a release that is in force again after a start, the one before has not been tried yet. */
  function fallback(remote: RemoteAtHand, stable: string | null): string | null {
    const before = stable && releaseBefore(remote.record, stable);
    if (!before) return null;
    const { kind } = judge(remote, before, stable);
    return kind === 'admitted' || kind === 'untried' ? before : null;
  }

  return chosen.map((chosenStable, index) => {
    const remote = remotes[index] as RemoteAtHand;
    const choice = { ...chosenStable, fallback: fallback(remote, chosenStable.stable) };
    const version = remote.listing.canary?.version;
    if (version === undefined || version === choice.stable || !remote.claims.has(version)) return choice;
    const judgement = judge(remote, version);
    choice.judgements.set(version, judgement);
    return { ...choice, canary: judgement.kind === 'admitted' ? version : null };
  });
}

/** The release that was in force before `stable` is or will be, unless it was taken back. */
function releaseBefore(record: ReleaseRecord, stable: string): string | null {
  const before = stable === record.current ? record.previous : record.current;
  return before !== null && isEarlier(record, before, stable) ? before : null;
}

/**
 * The stored releases that may come into force, in the order in which they are wanted. What was taken back comes only
 * where it is wanted by name, or was announced last; nothing that was announced after the pinned one comes at all: it is
 * what the pin keeps out, on a host with an empty store, too.
 */
function candidates({ listing, record, claims }: RemoteAtHand): string[] {
  const { pin, canary } = listing;
  const [newest, ...others] = newestFirst(record);
  const standing = others.filter((version) => !record.releases[version]?.takenBack);
  const wanted =
    pin === undefined
      ? [...[newest, ...standing].filter((version) => version !== canary?.version), canary?.version]
      : [pin, record.current, ...standing.filter((version) => isEarlier(record, version, pin))];
  return [...new Set(wanted)].filter(
    (version): version is string => typeof version === 'string' && claims.has(version),
  );
}
