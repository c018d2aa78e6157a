import * as z from 'zod';
import { formatReason, type IngestError, type Reason } from '../../contract/reasons.ts';
import type { StatusTexts } from '../../contract/status-texts.ts';
import type { Choice } from './active/decide-active-releases.ts';
import type { LocatedRemote } from './remote-listing.ts';
import { newestFirst } from './store/release-record.ts';
import { releaseIn, type StoredRelease, type StoredRemote } from './store/release-store.ts';

const release = z.object({
  version: z.string(),
  /** Id of the commit that it was built from. */
  commit: z.string().nullable(),
  /** Time of that commit, ISO 8601. */
  time: z.string().nullable(),
});

/** A remote as strangers may see it: neither addresses nor words of other servers. */
export const remoteStatusShape = z.object({
  name: z.string(),
  team: z.string().nullable(),
  current: release.nullable(),
  /** Why it is in force, in words. */
  reason: z.string().nullable(),
  previous: release.nullable(),
  canary: release.extend({ percent: z.number() }).nullable(),
  /** The version that the registry pins. */
  pinned: z.string().nullable(),
  isSignatureRequired: z.boolean(),
  /** What became of the release that was announced last. */
  verdict: z.object({
    kind: z.enum(['admitted', 'refused', 'unknown']),
    version: z.string().nullable(),
    reasons: z.array(z.string()),
  }),
});

type ReleaseStatus = z.infer<typeof release>;
export type RemoteStatus = z.infer<typeof remoteStatusShape>;

/** What is known of a listed remote. */
interface KnownRemote {
  listing: LocatedRemote;
  stored: StoredRemote;
  /** Undefined before the first choice since the remote is listed. */
  choice: Choice | undefined;
  /** What keeps the release that is announced now from being taken in. */
  problem: IngestError | null;
}

/** What the status page and its JSON say of a remote. */
export function remoteStatus(
  { listing, stored, choice, problem }: KnownRemote,
  texts: StatusTexts,
): RemoteStatus {
  const { name, key, pin } = listing;
  const current = releaseIn(stored, choice?.stable);
  const canary = releaseIn(stored, choice?.canary);
  // Of those that are stored.
  const announced = releaseIn(stored, newestFirst(stored.record)[0]);
  const version = announced?.manifest.version ?? null;
  const judgement = (version !== null && choice?.judgements.get(version)) || { kind: 'admitted' as const };
  const reasons: Reason[] = [
    ...(judgement.kind === 'refused' ? judgement.reasons : []),
    ...(judgement.kind === 'untried' ? [judgement] : []),
    ...(problem ? [problem] : []),
    ...(pin !== undefined && pin !== choice?.stable ? [{ kind: 'pin-missing' as const, pin }] : []),
  ];
  const inWords = (reason: Reason) => formatReason(reason, texts.reasons);
  return {
    name,
    team: (current ?? announced)?.manifest.team ?? null,
    current: releaseStatus(current),
    reason: choice?.reason ? inWords(choice.reason) : null,
    previous: releaseStatus(releaseIn(stored, choice?.fallback)),
    canary: canary && { ...identity(canary), percent: choice?.percent ?? 0 },
    pinned: pin ?? null,
    isSignatureRequired: key !== undefined,
    verdict: {
      kind: version === null || judgement.kind === 'untried' ? 'unknown' : judgement.kind,
      version,
      reasons: reasons.map(inWords),
    },
  };
}

const releaseStatus = (release: StoredRelease | null): ReleaseStatus | null => release && identity(release);

const identity = ({ manifest: { version, commit } }: StoredRelease): ReleaseStatus => ({
  version,
  commit: commit?.id ?? null,
  time: commit?.time ?? null,
});
