/** Decides which releases are active, for whom and why. Pure; `keeper.ts` applies the result. */

import { hash } from 'node:crypto';
import { admitRelease, type Claims, type Owner } from '../../contract/admit-release.ts';
import type { PublishError, Reason } from '../../contract/reasons.ts';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { PlatformEvent } from '../events/events.ts';
import { getKeys, type ListedPreview, type LocatedRemote } from './registry.ts';
import { isEarlier, isRollback, newestFirst, type ReleaseRecord } from './release-record.ts';

/** Listed remote with its state. */
export interface RemoteSnapshot {
  listing: Pick<LocatedRemote, 'name' | 'key' | 'pin' | 'canary'>;
  record: ReleaseRecord;
  /** Claims of each stored release, by version. */
  claims: ReadonlyMap<string, Claims>;
  /** Versions that other hosts are still fetching. */
  waiting: ReadonlySet<string>;
  /** Error of the release that the remote announces now. */
  problem: PublishError | null;
}

/** Preview with its remotes, whose records are those of the preview. */
interface PreviewSnapshot extends ListedPreview {
  remotes: readonly RemoteSnapshot[];
}

/** Verdict on a stored release. */
export type ReleaseVerdict =
  | { kind: 'admitted' }
  /** May be active once all hosts have it. */
  | { kind: 'waiting' }
  | { kind: 'refused'; reasons: readonly [Reason, ...Reason[]] };

/** Visitors who get another release than the active one. */
export type Audience =
  /** A percentage of all visitors: the release is a canary. */
  | { kind: 'share'; percent: number }
  /** Visitors with a preview's link. */
  | ({ kind: 'preview' } & ListedPreview);

export interface Variant {
  version: string;
  audience: Audience;
}

/** Versions of one remote that were chosen; null if there is none. */
export interface ChosenReleases {
  name: string;
  active: string | null;
  /** Release that replaces the active one if it fails. */
  fallback: string | null;
  /** Releases for some visitors; the first whose audience includes a visitor replaces the active one. */
  variants: readonly Variant[];
}

export interface Choice extends ChosenReleases {
  /** Why the active release was chosen; null if there is none. */
  reason: Reason | null;
  /** Verdicts on the evaluated releases, by version. */
  verdicts: ReadonlyMap<string, ReleaseVerdict>;
}

export interface Decision {
  choices: readonly Choice[];
  previews: readonly (ListedPreview & { choices: readonly Choice[] })[];
  /** Whether every remote has an active release, or a reason for having none. */
  allKnown: boolean;
  /** Changes with each rollback. */
  epoch: number;
  /** Identical if and only if the choices are. */
  revision: string;
}

export const noDecision: Decision = { choices: [], previews: [], allKnown: false, epoch: 0, revision: '' };

/**
 * Decides each remote's active release (the first eligible one that is admitted), fallback, canary and previews.
 * @param remotes in order of precedence
 * @param before decision until now
 */
export function decideActiveReleases(
  remotes: readonly RemoteSnapshot[],
  host: HostFacts,
  before: Decision = noDecision,
  previewed: readonly PreviewSnapshot[] = [],
): Decision {
  const established = remotes.flatMap(({ record, claims }) => {
    const active = record.active === null ? undefined : claims.get(record.active);
    return record.established && active ? [active] : [];
  });
  const { chosen, owners } = chooseInOrder(remotes, host, established);
  // Previews replace each other's releases as well as the active ones.
  const previews = previewed.map(({ remotes, ...preview }) => {
    const names = remotes.map(({ listing }) => listing.name);
    const others = owners.filter(({ name }) => !names.includes(name));
    return { ...preview, choices: chooseInOrder(remotes, host, others).chosen };
  });
  // Canaries and fallbacks are evaluated once every remote's claims are known.
  const choices = chosen.map((choice, index): Choice => {
    const remote = remotes[index] as RemoteSnapshot;
    const canary = checkCanary(remote, choice.active, host, owners);
    return {
      ...choice,
      fallback: chooseFallback(remote, choice.active, host, owners),
      variants: [
        ...listPreviewVariants(choice.name, previews),
        ...(canary?.verdict.kind === 'admitted' ? [canary.variant] : []),
      ],
      verdicts: new Map([
        ...choice.verdicts,
        ...(canary ? [[canary.variant.version, canary.verdict] as const] : []),
      ]),
    };
  });
  const allKnown = choices.every((choice, index) => isKnown(choice, remotes[index]?.problem ?? null));
  const isGone = before.choices.some(({ name }) => !choices.some((each) => each.name === name));
  const isBack = remotes.some(({ record }, index) => isRollback(record, choices[index]?.active ?? null));
  const epoch = isGone || isBack ? before.epoch + 1 : before.epoch;
  return { choices, previews, allKnown, epoch, revision: computeRevision(choices, allKnown) };
}

/** Chooses the active releases. Each owns its claims from then on. */
function chooseInOrder(remotes: readonly RemoteSnapshot[], host: HostFacts, before: readonly Owner[]) {
  let owners = before;
  const chosen = remotes.map((remote): Choice => {
    const { name } = remote.listing;
    const verdicts = new Map<string, ReleaseVerdict>();
    const found = listEligibleReleases(remote.listing, remote.record, remote.claims).find(({ version }) => {
      const verdict = checkRelease(remote, version, host, owners);
      verdicts.set(version, verdict);
      return verdict.kind === 'admitted';
    });
    const claim = found && remote.claims.get(found.version);
    if (claim) owners = [...owners.filter((owner) => owner.name !== name), claim];
    const [active, reason] = [found?.version ?? null, found?.reason ?? null];
    return { name, active, fallback: null, variants: [], reason, verdicts };
  });
  return { chosen, owners };
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
  const standing = others.filter((version) => !record.releases[version]?.isRolledBack);
  const wanted =
    pin === undefined
      ? [...[newest, ...standing].filter((version) => version !== canary?.version), canary?.version]
      : [pin, record.active, ...standing.filter((version) => isEarlier(record, version, pin))];

  function getReason(version: string): Reason {
    if (version === pin) return { kind: 'pinned' };
    if (version === newest && pin === undefined) return { kind: 'announced' };
    return { kind: version === record.active ? 'kept' : 'earlier' };
  }

  return [...new Set(wanted)].flatMap((version) =>
    typeof version === 'string' && stored.has(version) ? [{ version, reason: getReason(version) }] : [],
  );
}

/** @param active version that stays active even if the registry lists a new key */
function checkRelease(
  { listing, record, claims, waiting }: RemoteSnapshot,
  version: string,
  host: HostFacts,
  owners: readonly Owner[],
  active = record.active,
): ReleaseVerdict {
  const claim = claims.get(version);
  const release = record.releases[version];
  const keys = getKeys(listing);
  const isSigned = keys.length === 0 || keys.includes(release?.signedBy ?? '');
  if (!isSigned && version !== active) return { kind: 'refused', reasons: [{ kind: 'unsigned' }] };
  const failedPart = release?.failedPart ?? null;
  if (!claim || failedPart !== null)
    return { kind: 'refused', reasons: [{ kind: 'faulty', ...(failedPart && { part: failedPart }) }] };
  const verdict = admitRelease(claim, host, owners);
  if (verdict.kind === 'refused') return { kind: 'refused', reasons: verdict.refusals };
  return waiting.has(version) ? { kind: 'waiting' } : verdict;
}

function checkCanary(
  remote: RemoteSnapshot,
  active: string | null,
  host: HostFacts,
  owners: readonly Owner[],
): { variant: Variant; verdict: ReleaseVerdict } | null {
  const { canary } = remote.listing;
  if (!canary || canary.version === active || !remote.claims.has(canary.version)) return null;
  const { version, percent } = canary;
  const verdict = checkRelease(remote, version, host, owners);
  return { variant: { version, audience: { kind: 'share', percent } }, verdict };
}

const listPreviewVariants = (remote: string, previews: Decision['previews']): Variant[] =>
  previews.flatMap(({ name, until, choices }): Variant[] => {
    const version = choices.find((choice) => choice.name === remote)?.active;
    return version ? [{ version, audience: { kind: 'preview', name, until } }] : [];
  });

/** Returns the previously active release, unless it was rolled back. */
function chooseFallback(
  remote: RemoteSnapshot,
  active: string | null,
  host: HostFacts,
  owners: readonly Owner[],
): string | null {
  const { record } = remote;
  const previous = active === record.active ? record.previous : record.active;
  if (active === null || previous === null || !isEarlier(record, previous, active)) return null;
  return checkRelease(remote, previous, host, owners, active).kind === 'refused' ? null : previous;
}

const isKnown = ({ active, verdicts }: Choice, problem: PublishError | null): boolean =>
  active !== null ||
  [...verdicts.values()].some(({ kind }) => kind !== 'waiting') ||
  problem?.kind === 'damaged' ||
  problem?.kind === 'unsigned' ||
  problem?.kind === 'unreadable';

/** Returns a digest that changes with the chosen releases. */
export function computeRevision(choices: readonly ChosenReleases[], allKnown: boolean): string {
  const chosen = choices.map(({ name, active, fallback, variants }) => [name, active, fallback, variants]);
  return hash('sha256', JSON.stringify([chosen, allKnown])).slice(0, 12);
}

/** Lists the events of a decision: rejected releases and rollbacks. */
export const listDecisionEvents = (
  before: Decision,
  { choices }: Decision,
  recordOf: (name: string) => ReleaseRecord,
): PlatformEvent[] =>
  choices.flatMap(({ name: remote, active: to, verdicts }): PlatformEvent[] => {
    const known = before.choices.find(({ name }) => name === remote)?.verdicts;
    const refused = [...verdicts].flatMap(([version, verdict]): PlatformEvent[] => {
      const reason = getReason(verdict);
      if (!reason || reason.kind === getReason(known?.get(version))?.kind) return [];
      return [{ kind: 'release-refused', remote, version, reason }];
    });
    const record = recordOf(remote);
    const isBack = record.active !== null && to !== null && isRollback(record, to);
    return isBack
      ? [...refused, { kind: 'release-rolled-back', remote, from: record.active ?? '', to }]
      : refused;
  });

const getReason = (verdict: ReleaseVerdict | undefined): Reason | null =>
  verdict?.kind === 'refused' ? verdict.reasons[0] : null;
