import * as z from 'zod';
import { budgetParts, measurePart } from '../../contract/budget.ts';
import { findUnmountedSlots } from '../../contract/find-unmounted-slots.ts';
import { formatReason, type IngestError, type Reason } from '../../contract/reasons.ts';
import type { ReleaseManifest } from '../../contract/release-manifest.ts';
import type { Choice } from './active/decide-active-releases.ts';
import type { LocatedRemote } from './registry.ts';
import { newestFirst } from './store/release-record.ts';
import { releaseIn, type StoredRelease, type StoredRemote } from './store/stored-release.ts';

const release = z.object({
  version: z.string(),
  /** ID of the commit. */
  commit: z.string().nullable(),
  /** ISO 8601. */
  time: z.string().nullable(),
});

/** Public status of a remote, without URLs and texts of other servers. */
export const remoteStatusShape = z.object({
  name: z.string(),
  team: z.string().nullable(),
  current: release.nullable(),
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
  /** Compressed sizes of the active release in KiB, with the registry's limits; absent with an older keeper. */
  budget: z.array(z.object({ part: z.enum(budgetParts), size: z.number(), budget: z.number() })).optional(),
});

type ReleaseStatus = z.infer<typeof release>;
export type RemoteStatus = z.infer<typeof remoteStatusShape>;

/** State of a listed remote. */
interface KnownRemote {
  listing: LocatedRemote;
  stored: StoredRemote;
  /** Undefined before the first decision. */
  choice: Choice | undefined;
  /** Error of the release that is announced now. */
  problem: IngestError | null;
  /** Active releases of all remotes. */
  active?: readonly Pick<ReleaseManifest, 'mounts'>[] | undefined;
}

/** Returns a remote's status for the status page and its JSON. */
export function remoteStatus({ listing, stored, choice, problem, active }: KnownRemote): RemoteStatus {
  const { name, key, pin, budget = {} } = listing;
  const current = releaseIn(stored, choice?.stable);
  const canary = releaseIn(stored, choice?.canary);
  // Last announced release that is stored.
  const announced = releaseIn(stored, newestFirst(stored.record)[0]);
  const version = announced?.manifest.version ?? null;
  const judgement = (version !== null && choice?.judgements.get(version)) || { kind: 'admitted' as const };
  const reasons: Reason[] = [
    ...(judgement.kind === 'refused' ? judgement.reasons : []),
    ...(judgement.kind === 'untried' ? [judgement] : []),
    ...(problem ? [problem] : []),
    ...(current && active ? findUnmountedSlots(current.manifest, active) : []).map(
      (slot) => ({ kind: 'unmounted', slot }) as const,
    ),
    ...(pin !== undefined && pin !== choice?.stable ? [{ kind: 'pin-missing' as const, pin }] : []),
  ];
  // The last announced release may be another one.
  const candidate = listing.canary?.version ?? null;
  const canaryCheck =
    candidate === version || candidate === null ? undefined : choice?.judgements.get(candidate);
  const canaryReasons = canaryCheck?.kind === 'refused' ? canaryCheck.reasons : [];
  return {
    name,
    team: (current ?? announced)?.manifest.team ?? null,
    current: toReleaseStatus(current),
    reason: choice?.reason ? formatReason(choice.reason) : null,
    previous: toReleaseStatus(releaseIn(stored, choice?.fallback)),
    canary: canary && { ...toIdentity(canary), percent: choice?.percent ?? 0 },
    pinned: pin ?? null,
    isSignatureRequired: key !== undefined,
    verdict: {
      kind: version === null || judgement.kind === 'untried' ? 'unknown' : judgement.kind,
      version,
      reasons: [
        ...reasons.map(formatReason),
        ...canaryReasons.map((reason) => `${candidate}: ${formatReason(reason)}`),
      ],
    },
    budget: budgetParts.flatMap((part) => {
      const limit = budget[part];
      return current && limit !== undefined
        ? [{ part, size: measurePart(current.manifest, part), budget: limit }]
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
