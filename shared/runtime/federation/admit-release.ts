import { isPathPattern, isSameClaim } from './path-pattern.ts';
import type { HostFacts, ReleaseManifest } from './release-manifest.ts';

/** What a release asks for that decides whether it may be mounted. */
export type Claims = Pick<ReleaseManifest, 'name' | 'team' | 'contract' | 'paths' | 'slots' | 'shared'>;

/** A remote that is mounted already, with what it owns. */
export type Owner = Pick<Claims, 'name' | 'team' | 'paths' | 'slots'>;

type Side = 'web' | 'server';

export type Refusal =
  | { kind: 'contract'; built: number; host: number }
  /** Names of a shared module that the host does not have; of a module that it does not bring, all that are used. */
  | { kind: 'exports'; module: string; side: Side; missing: string[] }
  | { kind: 'pattern'; path: string }
  | { kind: 'path'; path: string; owner: Owner; owned: string }
  | { kind: 'slot'; slot: string; owner: Owner };

export type Verdict = { kind: 'admitted' } | { kind: 'refused'; refusals: [Refusal, ...Refusal[]] };

/**
 * Decides whether a release may be mounted. What others own stays theirs: a refused release changes nothing, and the
 * remote's own release before it goes on.
 *
 * @param admitted the remotes that are mounted now; the claimant's own earlier release among them does not stand in
 * its way
 */
export function admitRelease(release: Claims, host: HostFacts, admitted: readonly Owner[]): Verdict {
  // What was built for another contract may mean something else by all the rest.
  if (release.contract !== host.contract)
    return refused({ kind: 'contract', built: release.contract, host: host.contract });
  const others = admitted.filter(({ name }) => name !== release.name);
  const [first, ...rest] = [
    ...missingExports(release, host),
    ...takenPaths(release, others),
    ...takenSlots(release, others),
  ];
  return first ? refused(first, ...rest) : { kind: 'admitted' };
}

/**
 * The verdicts on releases that ask at once, in the order of the registry: what is admitted owns what it claims from
 * then on.
 *
 * @param admitted the remotes that are mounted already, which keep what they own until a release of theirs gives it up
 */
export function admitInOrder<Release extends Claims>(
  releases: readonly Release[],
  host: HostFacts,
  admitted: readonly Owner[] = [],
): { release: Release; verdict: Verdict }[] {
  let owners = admitted;
  return releases.map((release) => {
    const verdict = admitRelease(release, host, owners);
    if (verdict.kind === 'admitted')
      owners = [...owners.filter(({ name }) => name !== release.name), release];
    return { release, verdict };
  });
}

/** A refusal as people read it, to follow the name of the remote. */
export function refusalInWords(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'contract':
      return `was built for contract ${refusal.built}; the host speaks ${refusal.host}`;
    case 'exports': {
      const { module, side, missing } = refusal;
      const where = side === 'web' ? 'in the browser' : 'on the server';
      return `uses ${missing.join(', ')} of ${module}, which the host lacks ${where}`;
    }
    case 'pattern':
      return `claims '${refusal.path}', which is no path pattern`;
    case 'path': {
      const { path, owner, owned } = refusal;
      const as = path === owned ? '' : ` as ${owned}`;
      return `claims ${path}, which ${owner.name} (${owner.team}) owns${as}`;
    }
    case 'slot':
      return `fills the slot ${refusal.slot}, which ${refusal.owner.name} (${refusal.owner.team}) fills`;
  }
}

const refused = (...refusals: [Refusal, ...Refusal[]]): Verdict => ({ kind: 'refused', refusals });

function missingExports({ shared }: Claims, host: HostFacts): Refusal[] {
  return Object.entries(shared).flatMap(([module, used]) =>
    (['web', 'server'] as const).flatMap((side): Refusal[] => {
      const offered = new Set(host.shared[module]?.[side]);
      const missing = used[side].filter((name) => !offered.has(name));
      return missing.length > 0 ? [{ kind: 'exports', module, side, missing }] : [];
    }),
  );
}

function takenPaths({ paths }: Claims, others: readonly Owner[]): Refusal[] {
  return paths.flatMap((path): Refusal[] => {
    if (!isPathPattern(path)) return [{ kind: 'pattern', path }];
    return others.flatMap((owner) =>
      owner.paths
        .filter((owned) => isSameClaim(path, owned))
        .map((owned) => ({ kind: 'path', path, owner, owned })),
    );
  });
}

function takenSlots({ slots }: Claims, others: readonly Owner[]): Refusal[] {
  return Object.keys(slots).flatMap((slot) =>
    others.filter((owner) => slot in owner.slots).map((owner) => ({ kind: 'slot', slot, owner })),
  );
}
