/** Decides what is in force, for whom and why. Pure: `active-releases.ts` does as it says. */

import { hash } from 'node:crypto';
import { admitRelease, type Claims, type Owner } from '../../../contract/admit-release.ts';
import type { IngestError, Reason } from '../../../contract/reasons.ts';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { keysOf, type LocatedRemote } from '../remote-listing.ts';
import { isEarlier, type ReleaseRecord, withCurrent } from '../store/release-record.ts';
import { listEligibleReleases } from './eligible-releases.ts';

/** A listed remote with what is known of it. */
export interface RemoteSnapshot {
  listing: Pick<LocatedRemote, 'name' | 'key' | 'pin' | 'canary'>;
  record: ReleaseRecord;
  /** Claims of each stored release, by version. */
  claims: ReadonlyMap<string, Claims>;
  /** How the smoke test of a stored release ended. */
  smokeTestOf(version: string): 'passed' | 'failed' | 'untried';
  /** What keeps the release that it announces now from being taken in. */
  problem: IngestError | null;
}

/** What is said of a stored release. */
export type ReleaseCheck =
  | { kind: 'admitted' }
  /** It may be mounted once it has passed its smoke test. */
  | { kind: 'untried' }
  | { kind: 'refused'; reasons: readonly [Reason, ...Reason[]] };

/** The releases of one remote that were chosen, by their versions; null where there is none. */
export interface ChosenReleases {
  name: string;
  /** The release in force. */
  stable: string | null;
  /** The release for some visitors. */
  canary: string | null;
  /** Visitors of a hundred that get the canary. */
  percent: number;
  /** The release that takes the place of the one in force where that fails. */
  fallback: string | null;
}

export interface Choice extends ChosenReleases {
  /** Why the release in force is; null where there is none. */
  reason: Reason | null;
  /** Of the releases that were looked at, by version. */
  judgements: ReadonlyMap<string, ReleaseCheck>;
}

export interface ActivationState {
  /** In order of precedence. */
  choices: readonly Choice[];
  /** Whether every remote has a release in force, or a reason why it can have none. */
  allKnown: boolean;
  /** Another one after a release has been taken back. */
  epoch: number;
  /** The same wherever the same is in force. */
  revision: string;
}

export const noActivation: ActivationState = { choices: [], allKnown: false, epoch: 0, revision: '' };

/**
 * Decides what is in force of each remote: the release that is wanted first of those that may be mounted, the canary
 * beside it, and the one in its place where it fails.
 * @param remotes in order of precedence
 * @param before what was in force until now
 */
export function decideActiveReleases(
  remotes: readonly RemoteSnapshot[],
  host: HostFacts,
  before: ActivationState = noActivation,
): ActivationState {
  let owners: Owner[] = remotes.flatMap(({ record, claims }) => {
    const current = record.current === null ? undefined : claims.get(record.current);
    return record.established && current ? [current] : [];
  });
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
  // Once all own what is theirs.
  const decided = stables.map(({ remote, stable, reason, judgements }) => {
    const { name } = remote.listing;
    const canary = canaryOf(remote, stable, host, owners);
    if (canary) judgements.set(canary.version, canary.judgement);
    const mounted = canary?.judgement.kind === 'admitted' ? canary : null;
    const choice: Choice = {
      name,
      stable,
      canary: mounted?.version ?? null,
      percent: mounted?.percent ?? 0,
      fallback: fallbackOf(remote, stable, host, owners),
      reason,
      judgements,
    };
    return { remote, choice };
  });
  const choices = decided.map(({ choice }) => choice);
  const allKnown = decided.every(({ remote, choice }) => isKnown(choice, remote.problem));
  const isGone = before.choices.some(({ name }) => !choices.some((each) => each.name === name));
  const isTakenBack = isGone || decided.some(({ remote, choice }) => isOlder(choice, remote.record));
  const epoch = isTakenBack ? before.epoch + 1 : before.epoch;
  return { choices, allKnown, epoch, revision: revisionOf(choices, allKnown) };
}

/** @param inForce a key that is new to the registry does not take it down */
function checkRelease(
  { listing, record, claims, smokeTestOf }: RemoteSnapshot,
  version: string,
  host: HostFacts,
  owners: readonly Owner[],
  inForce = record.current,
): ReleaseCheck {
  const claim = claims.get(version);
  const keys = keysOf(listing);
  const isSigned = keys.length === 0 || keys.includes(record.releases[version]?.signedBy ?? '');
  if (!isSigned && version !== inForce) return { kind: 'refused', reasons: [{ kind: 'unsigned' }] };
  const tested = smokeTestOf(version);
  if (!claim || tested === 'failed') return { kind: 'refused', reasons: [{ kind: 'faulty' }] };
  const verdict = admitRelease(claim, host, owners);
  if (verdict.kind === 'refused') return { kind: 'refused', reasons: verdict.refusals };
  return tested === 'untried' ? { kind: 'untried' } : verdict;
}

function canaryOf(
  remote: RemoteSnapshot,
  stable: string | null,
  host: HostFacts,
  owners: readonly Owner[],
): { version: string; percent: number; judgement: ReleaseCheck } | null {
  const { canary } = remote.listing;
  if (!canary || canary.version === stable || !remote.claims.has(canary.version)) return null;
  return { ...canary, judgement: checkRelease(remote, canary.version, host, owners) };
}

/** The release that was in force before, unless it was taken back. After a start it has not been tried yet. */
function fallbackOf(
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

/** Whether the chosen release was announced before the one that is in force. */
export const isOlder = ({ stable }: ChosenReleases, record: ReleaseRecord): boolean =>
  stable !== null && record.current !== null && isEarlier(record, stable, record.current);

/** Another one whenever something else is in force. */
export function revisionOf(choices: readonly ChosenReleases[], allKnown: boolean): string {
  const chosen = choices.map((each) => [each.name, each.stable, each.canary, each.percent, each.fallback]);
  return hash('sha256', JSON.stringify([chosen, allKnown])).slice(0, 12);
}

/** The record of a remote once its chosen release is in force. */
export function recordActivation(
  record: ReleaseRecord,
  { stable }: ChosenReleases,
  { allKnown, now }: { allKnown: boolean; now: number },
): ReleaseRecord {
  if (stable === null) return record;
  const next = withCurrent(record, stable, now);
  return allKnown && !next.established ? { ...next, established: true } : next;
}

/**
 * Whether a visitor gets the canary of a remote: those of the first buckets do, and stay in as they become more.
 * @param bucket of the visitor among a hundred; null for who has none
 */
export const isInCanary = ({ canary, percent }: ChosenReleases, bucket: number | null): boolean =>
  canary !== null && bucket !== null && bucket < percent;
