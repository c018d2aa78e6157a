import { hash } from 'node:crypto';
import * as z from 'zod';
import { findUnmountedSlots } from '../../contract/admit-release.ts';
import { budgetParts, measurePart } from '../../contract/budget.ts';
import { formatReason, type PublishError, type Reason } from '../../contract/reasons.ts';
import type { HostFacts, ReleaseManifest } from '../../contract/release-manifest.ts';
import {
  type Choice,
  type ChosenReleases,
  computeRevision,
  type Decision,
} from './decide-active-releases.ts';
import type { LocatedRemote } from './registry.ts';
import { newestFirst, type ReleaseRecord } from './release-record.ts';
import type { StoredRelease } from './store.ts';

const release = z.object({
  version: z.string(),
  /** ID of the commit. */
  commit: z.string().nullable(),
  /** ISO 8601. */
  time: z.string().nullable(),
});

/** Public status of a remote, without URLs and texts of other servers. */
const remoteStatusShape = z.object({
  name: z.string(),
  team: z.string().nullable(),
  active: release.nullable(),
  /** Why it is active, as text. */
  reason: z.string().nullable(),
  previous: release.nullable(),
  canary: release.extend({ percent: z.number() }).nullable(),
  pinned: z.string().nullable(),
  isSignatureRequired: z.boolean(),
  /** Result for the last announced release. */
  verdict: z.object({
    kind: z.enum(['admitted', 'refused', 'unknown']),
    version: z.string().nullable(),
    reasons: z.array(z.string()),
  }),
  /** Compressed sizes of the active release in KiB, with the registry's limits. */
  budget: z.array(z.object({ part: z.enum(budgetParts), size: z.number(), budget: z.number() })),
});

type ReleaseStatus = z.infer<typeof release>;
export type RemoteStatus = z.infer<typeof remoteStatusShape>;

/** Public status of a preview. */
const previewStatusShape = z.object({
  name: z.string(),
  /** Timestamp at which it ends. */
  until: z.number(),
  remotes: z.array(remoteStatusShape),
});

export type PreviewStatus = z.infer<typeof previewStatusShape>;

/** State of a listed remote. */
interface KnownRemote {
  listing: LocatedRemote;
  record: ReleaseRecord;
  /** Stored releases by version. */
  releases: ReadonlyMap<string, StoredRelease>;
  /** Undefined before the first decision. */
  choice: Choice | undefined;
  /** Error of the release that is announced now, or `untested` while it is tested. */
  problem: PublishError | { kind: 'untested' } | null;
  /** Active releases of all remotes; empty if not all are known. */
  active: readonly Pick<ReleaseManifest, 'mounts'>[];
}

/** Returns a remote's status for the status page and its JSON. */
export function remoteStatus(known: KnownRemote): RemoteStatus {
  const { listing, record, releases, choice, problem } = known;
  const { name, key, pin, budget = {} } = listing;
  const find = (version: string | null | undefined) => (version && releases.get(version)) || null;
  const active = find(choice?.active);
  const share = choice?.variants.find(({ audience }) => audience.kind === 'share');
  const canary = find(share?.version);
  // Last announced release that is stored.
  const announced = find(newestFirst(record)[0]);
  const version = announced?.manifest.version ?? null;
  const verdict = (version !== null && choice?.verdicts.get(version)) || { kind: 'admitted' as const };
  const unmounted =
    active && known.active.length > 0 ? findUnmountedSlots(active.manifest, known.active) : [];
  const reasons: Reason[] = [
    ...(verdict.kind === 'refused' ? verdict.reasons : []),
    ...(verdict.kind === 'waiting' ? [verdict] : []),
    ...(problem ? [problem] : []),
    ...unmounted.map((slot) => ({ kind: 'unmounted', slot }) as const),
    ...(pin !== undefined && pin !== choice?.active ? [{ kind: 'pin-missing' as const, pin }] : []),
  ];
  // The last announced release may be another one.
  const candidate = listing.canary?.version ?? null;
  const canaryVerdict =
    candidate === version || candidate === null ? undefined : choice?.verdicts.get(candidate);
  const canaryReasons = canaryVerdict?.kind === 'refused' ? canaryVerdict.reasons : [];
  return {
    name,
    team: (active ?? announced)?.manifest.team ?? null,
    active: toReleaseStatus(active),
    reason: choice?.reason ? formatReason(choice.reason) : null,
    previous: toReleaseStatus(find(choice?.fallback)),
    canary: canary && {
      ...toIdentity(canary),
      percent: share?.audience.kind === 'share' ? share.audience.percent : 0,
    },
    pinned: pin ?? null,
    isSignatureRequired: key !== undefined,
    verdict: {
      kind: version === null || verdict.kind === 'waiting' ? 'unknown' : verdict.kind,
      version,
      reasons: [
        ...reasons.map(formatReason),
        ...canaryReasons.map((reason) => `${candidate}: ${formatReason(reason)}`),
      ],
    },
    budget: budgetParts.flatMap((part) => {
      const limit = budget[part];
      return active && limit !== undefined
        ? [{ part, size: measurePart(active.manifest, part), budget: limit }]
        : [];
    }),
  };
}

const toReleaseStatus = (release: StoredRelease | null): ReleaseStatus | null =>
  release && toIdentity(release);

const toIdentity = ({ manifest: { version, commit } }: StoredRelease): ReleaseStatus => ({
  version,
  commit: commit?.id ?? null,
  time: commit?.time ?? null,
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const version = z.string().nullable();
const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('share'), percent: z.number() }),
  z.object({ kind: z.literal('preview'), name: z.string(), until: z.number() }),
]);

/** `in-force.json`: the keeper's decision, which every host follows. */
const decisionDocument = z.object({
  format: z.literal(1),
  /** Identical if and only if the active releases are. */
  revision: z.string(),
  /** Digest of what the host offers to remotes, on which the decision is based. */
  facts: sha256,
  /** Changes with each rollback. */
  epoch: z.number(),
  /** Whether every remote has an active release, or a reason for having none. */
  allKnown: z.boolean(),
  choices: z.array(
    z.object({
      name: z.string(),
      active: version,
      fallback: version,
      variants: z.array(z.object({ version: z.string(), audience })),
      status: remoteStatusShape,
    }),
  ),
  previews: z.array(previewStatusShape),
  /** All stored releases, also for open tabs, last announced first. `isPublic` is false for those of previews alone. */
  releases: z.array(
    z.object({ name: z.string(), version: z.string(), digest: sha256, isPublic: z.boolean() }),
  ),
});

export type DecisionDocument = z.infer<typeof decisionDocument>;
export type ReleaseReference = DecisionDocument['releases'][number];

/** Hosts of two builds that offer the same to remotes share one decision. */
const computeFactsDigest = ({ contract, shared }: HostFacts): string => {
  const modules = Object.entries(shared).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify([contract, modules]));
};

interface Decided {
  host: HostFacts;
  decision: Decision;
  /** Statuses of the listed remotes. */
  statuses: readonly RemoteStatus[];
  previews: PreviewStatus[];
  releases: ReleaseReference[];
}

/** Creates the document for hosts. Listed remotes without a decision are omitted. */
export function createDecisionDocument({ host, decision, statuses, ...lists }: Decided): DecisionDocument {
  const { revision, epoch, allKnown } = decision;
  const choices = statuses.flatMap((status) => {
    const choice = decision.choices.find(({ name }) => name === status.name);
    if (!choice) return [];
    const { name, active, fallback, variants } = choice;
    return [{ name, active, fallback, variants: [...variants], status }];
  });
  return { format: 1, revision, facts: computeFactsDigest(host), epoch, allKnown, choices, ...lists };
}

/**
 * @param hasPreviews false omits previews
 * @throws Error if the document is invalid, or if the host offers something else to remotes
 */
export function readDecisionDocument(text: string, host: HostFacts, hasPreviews = true): DecisionDocument {
  const document = decisionDocument.parse(JSON.parse(text));
  if (document.facts !== computeFactsDigest(host))
    throw new Error('it was decided for another build of the host');
  if (hasPreviews) return document;
  const choices = document.choices.map(({ variants, ...choice }) => ({
    ...choice,
    variants: variants.filter((each) => each.audience.kind !== 'preview'),
  }));
  const releases = document.releases.filter(({ isPublic }) => isPublic);
  return { ...document, choices, previews: [], releases };
}

/**
 * Returns the document to follow. A listed remote that the keeper has no release of, for example on a new disk, keeps
 * its previous release.
 */
export function mergeKnownReleases(
  next: DecisionDocument,
  before: DecisionDocument | null,
): DecisionDocument {
  const choices = next.choices.map((choice) => {
    const known = choice.active === null && before?.choices.find(({ name }) => name === choice.name);
    return known ? { ...known, status: choice.status } : choice;
  });
  const isListed = ({ digest }: ReleaseReference) => next.releases.some((each) => each.digest === digest);
  const kept = before?.releases.filter((each) => isChosen(each, choices) && !isListed(each)) ?? [];
  const revision = computeRevision(choices, next.allKnown);
  return { ...next, revision, choices, releases: [...next.releases, ...kept] };
}

/** Returns whether a release is active, for some visitors, or a fallback. */
export const isChosen = ({ name, version }: ReleaseReference, choices: readonly ChosenReleases[]): boolean =>
  choices.some(
    (each) =>
      each.name === name &&
      [each.active, each.fallback, ...each.variants.map((variant) => variant.version)].includes(version),
  );
