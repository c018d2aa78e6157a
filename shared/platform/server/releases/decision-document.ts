import { hash } from 'node:crypto';
import * as z from 'zod';
import { findUnmountedSlots } from '../../contract/admit-release.ts';
import { budgetParts, measurePart } from '../../contract/budget.ts';
import { formatReason, type Reason } from '../../contract/reasons.ts';
import type { HostFacts, ReleaseManifest } from '../../contract/release-manifest.ts';
import {
  type Choice,
  type ChosenReleases,
  chosenReleases,
  computeRevision,
  type Decision,
  isRejected,
  type RemoteSnapshot,
} from './decide-active-releases.ts';
import type { LocatedRemote } from './registry.ts';
import { newestFirst } from './release-record.ts';

/** Public status of a remote, or of its releases in a preview, without URLs and texts of other servers. */
export const remoteStatus = z.object({
  name: z.string(),
  /** Preview with the timestamp at which it ends. */
  preview: z.object({ name: z.string(), until: z.number() }).nullable(),
  team: z.string().nullable(),
  /** Active release with the ID of its commit and its date-time (ISO 8601). */
  active: z
    .object({ version: z.string(), commit: z.string().nullable(), time: z.string().nullable() })
    .nullable(),
  reason: z.string().nullable(),
  previous: z.string().nullable(),
  canary: z.object({ version: z.string(), percent: z.number() }).nullable(),
  pinned: z.string().nullable(),
  isSignatureRequired: z.boolean(),
  /** Result for the last announced release. */
  verdict: z.object({
    kind: z.enum(['admitted', 'rejected', 'undecided']),
    version: z.string().nullable(),
    reasons: z.array(z.string()),
  }),
  /** Compressed sizes of the active release in KiB, with the registry's limits. */
  budget: z.array(z.object({ part: z.enum(budgetParts), size: z.number(), budget: z.number() })),
});

export type RemoteStatus = z.infer<typeof remoteStatus>;

interface Described extends RemoteSnapshot<ReleaseManifest> {
  listing: Pick<LocatedRemote, 'key' | 'pin' | 'canary' | 'budget'>;
}

/** @param choice undefined before the first decision @param mounted active releases; empty if not all are known */
export function describeRemote(
  { name, preview, listing, record, releases, problem }: Described,
  choice: Choice | undefined,
  mounted: readonly Pick<ReleaseManifest, 'mounts'>[],
): RemoteStatus {
  const { key, pin, budget = {} } = listing;
  const find = (version: string | null | undefined) => releases.get(version ?? '')?.manifest ?? null;
  const active = find(choice?.active);
  const [canary = null] =
    choice?.variants.flatMap(({ version, audience }) =>
      audience.kind === 'share' ? [{ version, percent: audience.percent }] : [],
    ) ?? [];
  // Last announced release that is stored.
  const announced = find(newestFirst(record)[0]);
  const version = announced?.version ?? null;
  const check = choice?.checks.get(version ?? '') ?? [];
  const unmounted = active && mounted.length > 0 ? findUnmountedSlots(active, mounted) : [];
  const reasons: Reason[] = [
    ...check,
    ...(problem ? [problem] : []),
    ...unmounted.map((slot) => ({ kind: 'unmounted', slot }) as const),
    ...(pin !== undefined && pin !== choice?.active ? [{ kind: 'pin-missing' as const, pin }] : []),
  ];
  // The last announced release may be another one.
  const candidate = listing.canary?.version ?? version;
  const canaryReasons = candidate === version ? [] : (choice?.checks.get(candidate ?? '') ?? []);
  const kind = isRejected(check) ? 'rejected' : 'admitted';
  return {
    name,
    preview,
    team: (active ?? announced)?.team ?? null,
    active: active && {
      version: active.version,
      commit: active.commit?.id ?? null,
      time: active.commit?.time ?? null,
    },
    reason: choice?.reason ? formatReason(choice.reason) : null,
    previous: choice?.fallback ?? null,
    canary,
    pinned: pin ?? null,
    isSignatureRequired: key !== undefined,
    verdict: {
      kind: version === null || check[0]?.kind === 'waiting' ? 'undecided' : kind,
      version,
      reasons: [
        ...reasons.map(formatReason),
        ...canaryReasons.map((reason) => `${candidate}: ${formatReason(reason)}`),
      ],
    },
    budget: budgetParts.flatMap((part) => {
      const limit = budget[part];
      return active && limit !== undefined ? [{ part, size: measurePart(active, part), budget: limit }] : [];
    }),
  };
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** `in-force.json`: the keeper's decision, which every host follows. */
const decisionDocument = z.object({
  format: z.literal(1),
  revision: z.string(),
  /** Digest of what the host offers to remotes, on which the decision is based. */
  facts: sha256,
  epoch: z.number(),
  allKnown: z.boolean(),
  choices: z.array(chosenReleases.extend({ status: remoteStatus })),
  previews: z.array(remoteStatus),
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

/** Creates the document for hosts. Listed remotes without a decision are omitted. */
export function createDecisionDocument(
  host: HostFacts,
  { revision, epoch, allKnown, choices }: Decision,
  statuses: readonly RemoteStatus[],
  releases: ReleaseReference[],
): DecisionDocument {
  return {
    format: 1,
    revision,
    facts: computeFactsDigest(host),
    epoch,
    allKnown,
    choices: statuses.flatMap((status) => {
      const choice = choices.find(({ name }) => !status.preview && name === status.name);
      if (!choice) return [];
      const { name, active, fallback, variants } = choice;
      return [{ name, active, fallback, variants, status }];
    }),
    previews: statuses.filter(({ preview }) => preview),
    releases,
  };
}

/** @throws Error if the document is invalid, or if the host offers something else to remotes */
export function readDecisionDocument(text: string, host: HostFacts): DecisionDocument {
  const document = decisionDocument.parse(JSON.parse(text));
  if (document.facts !== computeFactsDigest(host))
    throw new Error('it was decided for another build of the host');
  return document;
}

/** Returns the document to follow. A remote of which the keeper has no release, as on a new disk, keeps its previous one. */
export function mergeKnownReleases(next: DecisionDocument, before: DecisionDocument | null) {
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
