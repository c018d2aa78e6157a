import path from 'node:path';

/** URL of a deployed portal to test instead of one that the run starts. */
export const deployedUrl = process.env.E2E_PORTAL_URL;

/** Folder of a built checkout of an earlier revision; without it, no topology has older parts. */
const previousCheckout = process.env.E2E_PREVIOUS;

const checkout = path.resolve(import.meta.dirname, '../..');

/** Ways in which one remote differs from the newest releases of everything else. */
const deviations = ['previous', 'down', 'slow', 'throws on the server', 'throws in the browser'] as const;

/** Versions and faults of the parts of a portal. */
export type Topology =
  | { kind: 'current' | 'deployed' | 'previous host' | 'previous remotes' }
  | { kind: (typeof deviations)[number]; remote: string };

export const topologyName = (topology: Topology): string =>
  'remote' in topology ? `${topology.remote} ${topology.kind}` : topology.kind;

/** Returns every topology of these remotes that can be tested. */
export function listTopologies(remotes: readonly string[]): Topology[] {
  if (deployedUrl) return [{ kind: 'deployed' }];
  const hasPrevious = previousCheckout !== undefined;
  const ofRemotes = remotes.flatMap((remote) => deviations.map((kind) => ({ kind, remote })));
  return [
    { kind: 'current' },
    ...(hasPrevious ? [{ kind: 'previous host' } as const, { kind: 'previous remotes' } as const] : []),
    ...ofRemotes.filter(({ kind }) => hasPrevious || kind !== 'previous'),
  ];
}

/** Returns the checkout whose build of a remote the topology contains. */
export function remoteFolder(topology: Topology, name: string): string {
  const isPrevious =
    'remote' in topology
      ? topology.kind === 'previous' && topology.remote === name
      : topology.kind === 'previous remotes';
  return isPrevious ? requirePrevious() : checkout;
}

/** Returns the checkout whose build of the host the topology contains. */
export const hostFolder = ({ kind }: Topology): string =>
  kind === 'previous host' ? requirePrevious() : checkout;

function requirePrevious(): string {
  if (!previousCheckout) throw new Error('E2E_PREVIOUS names no checkout');
  return previousCheckout;
}
