import { hash } from 'node:crypto';
import * as z from 'zod';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { previewName } from '../registry.ts';
import { type RemoteStatus, remoteStatusShape } from '../remote-status.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type ActivationState, type ChosenReleases, computeRevision } from './decide-active-releases.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const version = z.string().nullable();

/**
 * `in-force.json`, in which the keeper lists the active releases for hosts. Both are upgraded one after the other: new
 * fields are optional, old ones never change, and readers ignore unknown ones.
 */
const activeDocument = z.object({
  /** Identical if and only if the active releases are. */
  revision: z.string(),
  /** Digest of what the host offers to remotes, on which the decision is based. */
  facts: sha256,
  /** Digest of the host's build: hosts of version 2.0.0 reject a document without it. */
  build: sha256,
  /** Changes with each rollback. */
  epoch: z.number(),
  /** Whether every remote has an active release, or a reason for having none. */
  allKnown: z.boolean(),
  choices: z.array(
    z.object({
      name: z.string(),
      stable: version,
      canary: version,
      /** Percentage of visitors with the canary. */
      percent: z.number(),
      fallback: version,
      /** Kind of the reason for the active release; null if there is none. */
      reason: z.string().nullable(),
      status: remoteStatusShape,
    }),
  ),
  /** All releases that the keeper stores, for open tabs too. `digest` is that of `portal.json`. */
  releases: z.array(z.object({ name: z.string(), version: z.string(), digest: sha256 })),
  /** Previews, each with a document of its own; `until` is a timestamp in ms. */
  previews: z.array(z.object({ name: previewName, until: z.number() })).optional(),
});

export type ActiveDocument = z.infer<typeof activeDocument>;
export type ReleaseReference = ActiveDocument['releases'][number];

const computeDigest = (value: unknown): string => hash('sha256', JSON.stringify(value));

/** Hosts of two builds that offer the same to remotes share one decision. */
const computeFactsDigest = ({ contract, shared }: HostFacts): string =>
  computeDigest([contract, Object.entries(shared).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

interface Decided {
  host: HostFacts;
  state: ActivationState;
  statuses: readonly RemoteStatus[];
  store: Pick<ReleaseStore, 'names' | 'of'>;
}

/** Creates the document for hosts. Listed remotes without a decision are omitted. */
export function createActiveDocument({ host, state, statuses, store }: Decided): ActiveDocument {
  const { revision, epoch, allKnown } = state;
  return {
    revision,
    facts: computeFactsDigest(host),
    build: computeDigest(host),
    epoch,
    allKnown,
    choices: statuses.flatMap((status) => {
      const choice = state.choices.find(({ name }) => name === status.name);
      if (!choice) return [];
      const { judgements: _judgements, reason, ...chosen } = choice;
      return [{ ...chosen, reason: reason?.kind ?? null, status }];
    }),
    releases: store.names().flatMap((name) =>
      [...store.of(name).releases].map(([version, { manifestDigest }]) => ({
        name,
        version,
        digest: manifestDigest,
      })),
    ),
  };
}

/** @throws Error if the document is invalid, or if the host offers something else to remotes */
export function readActiveDocument(text: string, host: HostFacts): ActiveDocument {
  const document = activeDocument.parse(JSON.parse(text));
  if (document.facts !== computeFactsDigest(host))
    throw new Error('it was decided for another build of the host');
  return document;
}

/**
 * Returns the document to activate. A listed remote that the keeper has no release of, for example on a new disk, keeps
 * its previous release.
 */
export function mergeKnownReleases(next: ActiveDocument, before: ActiveDocument | null): ActiveDocument {
  const choices = next.choices.map((choice) => {
    const known = choice.stable === null && before?.choices.find(({ name }) => name === choice.name);
    return known ? { ...known, status: choice.status } : choice;
  });
  const isListed = ({ name, version }: ReleaseReference) =>
    next.releases.some((each) => each.name === name && each.version === version);
  const kept = before?.releases.filter((each) => isActive(each, choices) && !isListed(each)) ?? [];
  const revision = computeRevision(choices, next.allKnown);
  return { ...next, revision, choices, releases: [...next.releases, ...kept] };
}

/** Returns whether a release is active, for some visitors, or as a fallback. */
export const isActive = ({ name, version }: ReleaseReference, choices: readonly ChosenReleases[]): boolean =>
  choices.some((each) => each.name === name && [each.stable, each.canary, each.fallback].includes(version));
