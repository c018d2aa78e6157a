/** Decides which releases are active, for whom and why. Pure; `keeper.ts` applies the result. */

import { hash } from 'node:crypto';
import * as z from 'zod';
import { admitRelease, type Claims, type Owner } from '../../contract/admit-release.ts';
import type { PublishError, Reason } from '../../contract/reasons.ts';
import type { HostFacts } from '../../contract/release-manifest.ts';
import type { PlatformEvent } from '../events/events.ts';
import { getKeys, type Track } from './registry.ts';
import { isEarlier, isRollback, newestFirst, type ReleaseRecord } from './release-record.ts';

/** Listed remote, or its releases in a preview, with its state. */
export interface RemoteSnapshot<Manifest = Claims> extends Pick<Track, 'id' | 'name' | 'preview'> {
  listing: Pick<Track['listing'], 'key' | 'pin' | 'canary'>;
  record: ReleaseRecord;
  releases: ReadonlyMap<string, { manifest: Manifest }>;
  /** Versions that other hosts are still fetching. */
  waiting: ReadonlySet<string>;
  /** Error of the release that the remote announces now, or `untested` while it is tested. */
  problem: PublishError | { kind: 'untested' } | null;
}

/** Visitors who get another release than the active one. */
const audience = z.discriminatedUnion('kind', [
  /** A percentage of all visitors: the release is a canary. */
  z.object({ kind: z.literal('share'), percent: z.number() }),
  /** Visitors with a preview's link, until a timestamp. */
  z.object({ kind: z.literal('preview'), name: z.string(), until: z.number() }),
]);

/** Versions of one remote that were chosen; null if there is none. */
export const chosenReleases = z.object({
  name: z.string(),
  active: z.string().nullable(),
  /** Release that replaces the active one if it fails. */
  fallback: z.string().nullable(),
  /** Releases for some visitors; the first whose audience includes a visitor replaces the active one. */
  variants: z.array(z.object({ version: z.string(), audience })).readonly(),
});

export type Audience = z.infer<typeof audience>;
export type ChosenReleases = z.infer<typeof chosenReleases>;
type Variant = ChosenReleases['variants'][number];

export interface Choice extends ChosenReleases, Pick<Track, 'id' | 'preview'> {
  /** Why the active release was chosen; null if there is none. */
  reason: Reason | null;
  /** Reasons against each evaluated release, by version; none for an admitted one. */
  checks: ReadonlyMap<string, readonly Reason[]>;
}

export interface Decision {
  choices: readonly Choice[];
  /** Choices of previews, which are variants of `choices` too. */
  previews: readonly Choice[];
  /** Whether every remote has an active release, or a reason for having none. */
  allKnown: boolean;
  /** Changes with each rollback. */
  epoch: number;
  /** Identical if and only if the choices are. */
  revision: string;
}

export const noDecision: Decision = { choices: [], previews: [], allKnown: false, epoch: 0, revision: '' };

/** Decides, in order of precedence, each remote's active release (the first admitted), fallback, canary and previews. */
export function decideActiveReleases(
  snapshots: readonly RemoteSnapshot[],
  host: HostFacts,
  before: Decision = noDecision,
): Decision {
  const remotes = snapshots.filter(({ preview }) => preview === null);
  const established = remotes.flatMap(({ record, releases }) => {
    const active = releases.get(record.active ?? '');
    return record.established && active ? [active.manifest] : [];
  });
  const { chosen, owners } = chooseInOrder(remotes, host, established);
  const previewed = Map.groupBy(snapshots, ({ preview }) => preview?.name);
  previewed.delete(undefined);
  // Previews replace each other's releases as well as the active ones.
  const previews = [...previewed.values()].flatMap((group) => {
    const others = owners.filter((owner) => !group.some(({ name }) => name === owner.name));
    return chooseInOrder(group, host, others).chosen;
  });
  // Canaries and fallbacks are evaluated once every remote's claims are known.
  const choices = chosen.map((choice, index): Choice => {
    const remote = remotes[index] as RemoteSnapshot;
    const fallback = chooseFallback(remote, choice.active, host, owners);
    const variants = previews.flatMap(({ name, active, preview }): Variant[] =>
      name === choice.name && active !== null && preview
        ? [{ version: active, audience: { kind: 'preview', ...preview } }]
        : [],
    );
    const canary = findCanary(remote, choice.active);
    if (!canary) return { ...choice, fallback, variants };
    const { version, percent } = canary;
    const reasons = checkRelease(remote, version, host, owners);
    if (reasons.length === 0) variants.push({ version, audience: { kind: 'share', percent } });
    return { ...choice, fallback, variants, checks: new Map([...choice.checks, [version, reasons]]) };
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
    const { id, name, preview } = remote;
    const checks = new Map<string, Reason[]>();
    const found = listEligibleReleases(remote).find((version) => {
      const reasons = checkRelease(remote, version, host, owners);
      checks.set(version, reasons);
      return reasons.length === 0;
    });
    const release = remote.releases.get(found ?? '');
    if (release) owners = [...owners.filter((owner) => owner.name !== name), release.manifest];
    const reason = found === undefined ? null : getReason(remote, found);
    return { id, name, preview, active: found ?? null, fallback: null, variants: [], reason, checks };
  });
  return { chosen, owners };
}

/**
 * Lists the stored releases that may become active, best first: the pinned one, otherwise the last announced, then the
 * active one. A rolled-back release is eligible only if it is pinned or announced last. A release that was announced
 * after the pinned one is never eligible, even on a host with an empty store.
 */
function listEligibleReleases({ listing: { pin, canary }, record, releases }: RemoteSnapshot): string[] {
  const [newest, ...others] = newestFirst(record);
  const standing = others.filter((version) => !record.releases[version]?.isRolledBack);
  const wanted =
    pin === undefined
      ? [...[newest, ...standing].filter((version) => version !== canary?.version), canary?.version]
      : [pin, record.active, ...standing.filter((version) => isEarlier(record, version, pin))];
  return [...new Set(wanted)].filter(
    (version): version is string => typeof version === 'string' && releases.has(version),
  );
}

function getReason({ listing: { pin }, record }: RemoteSnapshot, version: string): Reason {
  if (version === pin) return { kind: 'pinned' };
  if (version === newestFirst(record)[0] && pin === undefined) return { kind: 'announced' };
  return { kind: version === record.active ? 'kept' : 'earlier' };
}

/** Returns the reasons against a release. `active` stays active even if the registry lists a new key. */
function checkRelease(
  { listing, record, releases, waiting }: RemoteSnapshot,
  version: string,
  host: HostFacts,
  owners: readonly Owner[],
  active = record.active,
): Reason[] {
  const stored = releases.get(version);
  const { signedBy = null, failedPart = null } = record.releases[version] ?? {};
  const keys = getKeys(listing);
  const isSigned = keys.length === 0 || keys.includes(signedBy ?? '');
  if (!isSigned && version !== active) return [{ kind: 'unsigned' }];
  if (!stored || failedPart !== null) return [{ kind: 'faulty', ...(failedPart && { part: failedPart }) }];
  const errors = admitRelease(stored.manifest, host, owners);
  return errors.length === 0 && waiting.has(version) ? [{ kind: 'waiting' }] : errors;
}

const findCanary = ({ listing: { canary }, releases }: RemoteSnapshot, active: string | null) =>
  canary && canary.version !== active && releases.has(canary.version) ? canary : null;

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
  return isRejected(checkRelease(remote, previous, host, owners, active)) ? null : previous;
}

/** Returns whether reasons are against a release, which otherwise is admitted, or waits. */
export const isRejected = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ kind }) => kind !== 'waiting');

const isKnown = ({ active, checks }: Choice, problem: RemoteSnapshot['problem']): boolean =>
  active !== null ||
  [...checks.values()].some(isRejected) ||
  ['unsigned', 'unreadable', 'damaged'].includes(problem?.kind ?? '');

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
  choices.flatMap(({ name: remote, active: to, checks }): PlatformEvent[] => {
    const known = before.choices.find(({ name }) => name === remote)?.checks;
    const rejected = [...checks].flatMap(([version, [reason]]): PlatformEvent[] =>
      reason && isRejected([reason]) && reason.kind !== known?.get(version)?.[0]?.kind
        ? [{ kind: 'release-rejected', remote, version, reason }]
        : [],
    );
    const record = recordOf(remote);
    return to !== null && isRollback(record, to)
      ? [...rejected, { kind: 'release-rolled-back', remote, from: record.active ?? '', to }]
      : rejected;
  });
