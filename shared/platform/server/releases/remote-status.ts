import * as z from 'zod';
import { findUnmountedSlots } from '../../contract/admit-release.ts';
import { budgetParts, measurePart } from '../../contract/budget.ts';
import { formatReason, type PublishError, type Reason } from '../../contract/reasons.ts';
import type { ReleaseManifest } from '../../contract/release-manifest.ts';
import type { Choice } from './decide-active-releases.ts';
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
export const remoteStatusShape = z.object({
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
export const previewStatusShape = z.object({
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
