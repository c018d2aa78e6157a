import * as z from 'zod';
import type { StatusTexts } from '../../contract/status-texts.ts';
import type { RemoteState } from '../releases/remote-state.ts';
import type { StoredRelease } from '../releases/store/release-store.ts';

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

/** What the status page and its JSON say of a remote. */
export function remoteStatus(state: RemoteState, texts: StatusTexts): RemoteStatus {
  const { listing, current, previous, canary, announced } = state;
  const { name, key, pin } = listing;
  return {
    name,
    team: (current ?? announced)?.manifest.team ?? null,
    current: releaseStatus(current),
    previous: releaseStatus(previous),
    canary: canary && { ...identity(canary), percent: listing.canary?.percent ?? 0 },
    pinned: pin ?? null,
    isSignatureRequired: key !== undefined,
    verdict: verdictOf(state, texts),
  };
}

function verdictOf(
  { listing, current, announced, judgements, problem }: RemoteState,
  texts: StatusTexts,
): RemoteStatus['verdict'] {
  const version = announced?.manifest.version ?? null;
  const missing =
    listing.pin !== undefined && listing.pin !== current?.manifest.version
      ? [texts.pinMissing(listing.pin)]
      : [];
  const reasons = [...(problem ? [texts.problems[problem]] : []), ...missing];
  const judgement = version === null ? undefined : judgements.get(version);
  switch (judgement?.kind) {
    case 'refused':
      return {
        kind: 'refused',
        version,
        reasons: [...judgement.refusals.map(texts.refusal), ...reasons],
      };
    case 'unsigned':
      return { kind: 'refused', version, reasons: [texts.problems.unsigned, ...reasons] };
    case 'faulty':
      return { kind: 'refused', version, reasons: [texts.faulty, ...reasons] };
    case 'untried':
      return { kind: 'unknown', version, reasons: [texts.untried, ...reasons] };
    case 'admitted':
      return { kind: 'admitted', version, reasons };
    default:
      return { kind: version === null ? 'unknown' : 'admitted', version, reasons };
  }
}

const releaseStatus = (release: StoredRelease | null): ReleaseStatus | null => release && identity(release);

const identity = ({ manifest: { version, commit } }: StoredRelease): ReleaseStatus => ({
  version,
  commit: commit?.id ?? null,
  time: commit?.time ?? null,
});
