/** Decides which releases are active, for whom and why. Pure; `active-releases.ts` applies the result. */

import { hash } from 'node:crypto';
import { admitRelease, type Claims, type Owner } from '../../../contract/admit-release.ts';
import type { IngestError, Reason } from '../../../contract/reasons.ts';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { getKeys, type LocatedRemote } from '../registry.ts';
import { isEarlier, newestFirst, type ReleaseRecord } from '../store/release-record.ts';

/** Listed remote with its state. */
export interface RemoteSnapshot {
  listing: Pick<LocatedRemote, 'name' | 'key' | 'pin' | 'canary'>;
  record: ReleaseRecord;
  /** Claims of each stored release, by version. */
  claims: ReadonlyMap<string, Claims>;
  /** Result of a stored release's smoke test. */
  smokeTestOf(version: string): 'passed' | 'failed' | 'untried';
  /** Page or slot that failed its smoke test. */
  faultyPartOf?(version: string): string | undefined;
  /** Error of the release that the remote announces now. */
  problem: IngestError | null;
}

/** Whether a stored release may be mounted. */
export type ReleaseCheck =
  | { kind: 'admitted' }
  /** May be mounted after its smoke test. */
  | { kind: 'untried' }
  | { kind: 'refused'; reasons: readonly [Reason, ...Reason[]] };

/** Versions of one remote that were chosen; null if there is none. */
export interface ChosenReleases {
  name: string;
  /** The active release. */
  stable: string | null;
  canary: string | null;
  /** Percentage of visitors with the canary. */
  percent: number;
  /** Release that replaces the active one if it fails. */
  fallback: string | null;
}

export interface Choice extends ChosenReleases {
  /** Why the active release was chosen; null if there is none. */
  reason: Reason | null;
  /** Checks of the evaluated releases, by version. */
  judgements: ReadonlyMap<string, ReleaseCheck>;
}

export interface ActivationState {
  choices: readonly Choice[];
  /** Whether every remote has an active release, or a reason for having none. */
  allKnown: boolean;
  /** Changes with each rollback. */
  epoch: number;
  /** Identical if and only if the active releases are. */
  revision: string;
}

export const noActivation: ActivationState = { choices: [], allKnown: false, epoch: 0, revision: '' };

/**
 * Decides each remote's active release (the first eligible one that is admitted), canary and fallback.
 * @param remotes in order of precedence
 * @param before state until now
 * @param mounted other remotes, which keep what they own
 */
export function decideActiveReleases(
  remotes: readonly RemoteSnapshot[],
  host: HostFacts,
  before: ActivationState = noActivation,
  mounted: readonly Owner[] = [],
): ActivationState {
  const established = remotes.flatMap(({ record, claims }) => {
    const current = record.current === null ? undefined : claims.get(record.current);
    return record.established && current ? [current] : [];
  });
  let owners: readonly Owner[] = [...mounted, ...established];
  const stables = remotes.map((remote) => {
    const { name } = remote.listing;
    const judgements = new Map<string, ReleaseCheck>();
    const found = listEligibleReleases(remote.listing, remote.record, remote.claims).find(({ version }) => {
      const judgement = checkRelease(remote, version, host, owners);
      judgements.set(version, judgement);
      return judgement.kind === 'admitted';
    });
    const claim = found && remote.claims.get(found.version);
    if (claim) owners = [...owners.filter((owner) => owner.name !== name), claim];
    return { remote, stable: found?.version ?? null, reason: found?.reason ?? null, judgements };
  });
  // Canaries and fallbacks are checked once every remote's claims are known.
  const decided = stables.map(({ remote, stable, reason, judgements }) => {
    const { name } = remote.listing;
    const canary = chooseCanary(remote, stable, host, owners);
    if (canary) judgements.set(canary.version, canary.judgement);
    const mounted = canary?.judgement.kind === 'admitted' ? canary : null;
    const choice: Choice = {
      name,
      stable,
      canary: mounted?.version ?? null,
      percent: mounted?.percent ?? 0,
      fallback: chooseFallback(remote, stable, host, owners),
      reason,
      judgements,
    };
    return { remote, choice };
  });
  const choices = decided.map(({ choice }) => choice);
  const allKnown = decided.every(({ remote, choice }) => isKnown(choice, remote.problem));
  const isGone = before.choices.some(({ name }) => !choices.some((each) => each.name === name));
  const isRolledBack = isGone || decided.some(({ remote, choice }) => isOlder(choice, remote.record));
  const epoch = isRolledBack ? before.epoch + 1 : before.epoch;
  return { choices, allKnown, epoch, revision: computeRevision(choices, allKnown) };
}

/** Release that may become active, with the reason. */
interface EligibleRelease {
  version: string;
  reason: Reason;
}

/**
 * Lists the stored releases that may become active, best first: the pinned one, otherwise the last announced, then the
 * active one. A rolled-back release is eligible only if it is pinned or announced last. A release that was announced
 * after the pinned one is never eligible, even on a host with an empty store.
 * @param stored by version
 */
function listEligibleReleases(
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

/** @param active version that stays active even if the registry lists a new key */
function checkRelease(
  { listing, record, claims, smokeTestOf, faultyPartOf }: RemoteSnapshot,
  version: string,
  host: HostFacts,
  owners: readonly Owner[],
  active = record.current,
): ReleaseCheck {
  const claim = claims.get(version);
  const keys = getKeys(listing);
  const isSigned = keys.length === 0 || keys.includes(record.releases[version]?.signedBy ?? '');
  if (!isSigned && version !== active) return { kind: 'refused', reasons: [{ kind: 'unsigned' }] };
  const tested = smokeTestOf(version);
  if (!claim || tested === 'failed')
    return { kind: 'refused', reasons: [{ kind: 'faulty', part: faultyPartOf?.(version) }] };
  const verdict = admitRelease(claim, host, owners);
  if (verdict.kind === 'refused') return { kind: 'refused', reasons: verdict.refusals };
  return tested === 'untried' ? { kind: 'untried' } : verdict;
}

function chooseCanary(
  remote: RemoteSnapshot,
  stable: string | null,
  host: HostFacts,
  owners: readonly Owner[],
): { version: string; percent: number; judgement: ReleaseCheck } | null {
  const { canary } = remote.listing;
  if (!canary || canary.version === stable || !remote.claims.has(canary.version)) return null;
  return { ...canary, judgement: checkRelease(remote, canary.version, host, owners) };
}

/** Returns the previously active release, unless it was rolled back. After a start it is untested. */
function chooseFallback(
  remote: RemoteSnapshot,
  stable: string | null,
  host: HostFacts,
  owners: readonly Owner[],
): string | null {
  const { record } = remote;
  const previous = stable === record.current ? record.previous : record.current;
  if (stable === null || previous === null || !isEarlier(record, previous, stable)) return null;
  return checkRelease(remote, previous, host, owners, stable).kind === 'refused' ? null : previous;
}

const isKnown = ({ stable, judgements }: Choice, problem: IngestError | null): boolean =>
  stable !== null ||
  [...judgements.values()].some(({ kind }) => kind !== 'untried') ||
  problem?.kind === 'damaged' ||
  problem?.kind === 'unsigned' ||
  problem?.kind === 'unreadable';

/** Returns whether the chosen release was announced before the active one. */
export const isOlder = ({ stable }: ChosenReleases, record: ReleaseRecord): boolean =>
  stable !== null && record.current !== null && isEarlier(record, stable, record.current);

/** Returns a digest that changes with the active releases. */
export function computeRevision(choices: readonly ChosenReleases[], allKnown: boolean): string {
  const chosen = choices.map((each) => [each.name, each.stable, each.canary, each.percent, each.fallback]);
  return hash('sha256', JSON.stringify([chosen, allKnown])).slice(0, 12);
}
