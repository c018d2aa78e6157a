import { hash } from 'node:crypto';
import * as z from 'zod';
import type { HostFacts } from '../../contract/release-manifest.ts';
import { type ChosenReleases, computeRevision, type Decision } from './decide-active-releases.ts';
import {
  type PreviewStatus,
  previewStatusShape,
  type RemoteStatus,
  remoteStatusShape,
} from './remote-status.ts';

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
