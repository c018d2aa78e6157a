import { hash } from 'node:crypto';
import type { Fault } from '../../../contract/fault.ts';
import type { Listener } from '../../events/events.ts';
import type { ChosenReleases } from '../active/decide-active-releases.ts';
import { getTrial } from './find-failing-release.ts';
import type { Exposure } from './is-failing.ts';

/** Beyond it, further networks would not change a decision. */
export const MAX_NETWORKS = 5_000;
/** Characters of base64url, 24 bits: few of `MAX_NETWORKS` collide, but 256 IPv4 addresses share each, so that it identifies none. */
export const DIGEST_LENGTH = 4;

/**
 * Faults of code. Files that fail to load or time out do not count: the host serves all of them, and only those of a new
 * release are in no browser's cache yet. After `script` the page still works.
 */
const decisiveFaults: readonly Fault[] = ['broken', 'render', 'server'];

/** Digests of the networks that received a release, and of those in which it failed. */
export interface ReachedNetworks {
  networks: ReadonlySet<string>;
  failing: ReadonlySet<string>;
}

/** Networks of a release, each a text of joined digests. */
export interface ReportedExposure {
  remote: string;
  trial: string;
  version: string;
  networks: string;
  failing: string;
}

export interface Exposures {
  listen: Listener;
  /** Returns the counts of a remote's current trial. */
  of(remote: string, version: string): Exposure;
  /** Returns all networks, for the keeper: a network that reaches several hosts counts once. */
  list(): ReportedExposure[];
}

interface Counted {
  networks: Set<string>;
  failing: Set<string>;
}

/**
 * Counts, in this process's memory, the networks that receive each active release and those in which it fails. Counts
 * start again when another release of the remote becomes active.
 */
export function createExposures(choices: () => readonly ChosenReleases[]): Exposures {
  const trials = new Map<string, { trial: string; versions: Map<string, Counted> }>();

  /** Returns undefined for a release that is not active. */
  function counted(remote: string, version: string): Counted | undefined {
    const choice = choices().find(({ name }) => name === remote);
    if (!choice || (version !== choice.stable && version !== choice.canary)) return undefined;
    const trial = getTrial(choice);
    const known = trials.get(remote);
    const { versions } = known?.trial === trial ? known : { versions: new Map<string, Counted>() };
    trials.set(remote, { trial, versions });
    const counts = versions.get(version) ?? { networks: new Set(), failing: new Set() };
    versions.set(version, counts);
    return counts;
  }

  const digest = (network: string) => hash('sha256', network, 'base64url').slice(0, DIGEST_LENGTH);

  function add(networks: Set<string> | undefined, id: string): void {
    if (networks && networks.size < MAX_NETWORKS) networks.add(id);
  }

  return {
    listen(event) {
      if (event.kind === 'page-sent') {
        const id = digest(event.network);
        for (const { name, version } of event.releases) add(counted(name, version)?.networks, id);
      }
      if (event.kind === 'fault-reported' && decisiveFaults.includes(event.fault))
        add(counted(event.remote, event.version)?.failing, digest(event.network));
    },
    of: (remote, version) => toExposure(counted(remote, version)),
    list: () =>
      [...trials].flatMap(([remote, { trial, versions }]) =>
        [...versions].map(([version, { networks, failing }]) => ({
          remote,
          trial,
          version,
          networks: [...networks].join(''),
          failing: [...failing].join(''),
        })),
      ),
  };
}

/** Ignores faults of networks that did not receive the release. */
export const toExposure = (
  { networks, failing }: ReachedNetworks = { networks: new Set(), failing: new Set() },
): Exposure => ({
  networks: networks.size,
  failing: [...failing].filter((network) => networks.has(network)).length,
});
