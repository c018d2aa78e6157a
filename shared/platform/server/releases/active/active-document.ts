import { hash } from 'node:crypto';
import * as z from 'zod';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { type RemoteStatus, remoteStatusShape } from '../remote-status.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type ActivationState, type ChosenReleases, revisionOf } from './decide-active-releases.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const version = z.string().nullable();

/**
 * `in-force.json`, by which the keeper of releases tells the hosts what is in force. Hosts and keeper are replaced one
 * after the other: a new field is optional, an old one stays as it is, and what a reader does not know it passes over.
 */
const inForceDocument = z.object({
  /** The same wherever the same is in force. */
  revision: z.string(),
  /** Digest of what the host offers to remotes, for which it was decided. */
  facts: sha256,
  /** Digest of all facts of the host's build: hosts of version 2.0.0 refuse a document without it. */
  build: sha256,
  /** Another one after a release has been taken back. */
  epoch: z.number(),
  /** Whether every remote has a release in force, or a reason why it can have none. */
  allKnown: z.boolean(),
  /** In order of precedence. */
  choices: z.array(
    z.object({
      name: z.string(),
      stable: version,
      canary: version,
      /** Visitors of a hundred that get the canary. */
      percent: z.number(),
      fallback: version,
      /** Kind of the reason why the release in force is; null where there is none. */
      reason: z.string().nullable(),
      status: remoteStatusShape,
    }),
  ),
  /** All that the keeper has, for open tabs too. `digest` is that of its `portal.json`. */
  releases: z.array(z.object({ name: z.string(), version: z.string(), digest: sha256 })),
});

export type InForceDocument = z.infer<typeof inForceDocument>;
export type ReleaseReference = InForceDocument['releases'][number];

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value));

/** Hosts of two builds that offer remotes the same go by one decision. */
const factsDigest = ({ contract, shared }: HostFacts): string =>
  digestOf([contract, Object.entries(shared).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

interface Decided {
  host: HostFacts;
  inForce: ActivationState;
  statuses: readonly RemoteStatus[];
  store: Pick<ReleaseStore, 'names' | 'of'>;
}

/** What a keeper tells the hosts. A listed remote that nothing was decided of yet is not in it. */
export function inForceDocumentOf({ host, inForce, statuses, store }: Decided): InForceDocument {
  const { revision, epoch, allKnown } = inForce;
  return {
    revision,
    facts: factsDigest(host),
    build: digestOf(host),
    epoch,
    allKnown,
    choices: statuses.flatMap((status) => {
      const choice = inForce.choices.find(({ name }) => name === status.name);
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

/** @throws Error where a text is no such document, or was decided for a host that offers remotes something else */
export function readInForceDocument(text: string, host: HostFacts): InForceDocument {
  const document = inForceDocument.parse(JSON.parse(text));
  if (document.facts !== factsDigest(host)) throw new Error('it was decided for another build of the host');
  return document;
}

/**
 * What is in force once a document is. A listed remote that the keeper has no release of, as one whose disk is new, keeps
 * what it has.
 */
export function mergeKnownReleases(next: InForceDocument, before: InForceDocument | null): InForceDocument {
  const choices = next.choices.map((choice) => {
    const known = choice.stable === null && before?.choices.find(({ name }) => name === choice.name);
    return known ? { ...known, status: choice.status } : choice;
  });
  const isListed = ({ name, version }: ReleaseReference) =>
    next.releases.some((each) => each.name === name && each.version === version);
  const kept = before?.releases.filter((each) => isInForce(each, choices) && !isListed(each)) ?? [];
  const revision = revisionOf(choices, next.allKnown);
  return { ...next, revision, choices, releases: [...next.releases, ...kept] };
}

/** Whether pages are made of a release, be it for some visitors or where another one fails. */
export const isInForce = ({ name, version }: ReleaseReference, choices: readonly ChosenReleases[]): boolean =>
  choices.some((each) => each.name === name && [each.stable, each.canary, each.fallback].includes(version));
