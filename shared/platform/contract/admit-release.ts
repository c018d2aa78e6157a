import { gte, major, satisfies, valid } from 'semver';
import type { HostFacts, ReleaseManifest } from './release-manifest.ts';

/** Claims of a release, by which the host admits it. */
export type Claims = Pick<
  ReleaseManifest,
  'name' | 'team' | 'contract' | 'basePath' | 'paths' | 'slots' | 'mounts' | 'shared'
>;

export type Owner = Pick<Claims, 'name' | 'team' | 'paths' | 'slots'>;

export type AdmissionError =
  | { kind: 'contract'; built: number; host: number }
  | { kind: 'base-path'; built: string; host: string }
  | { kind: 'version'; module: string; range: string; brought: string | null }
  | { kind: 'names'; module: string; missing: string[] }
  | { kind: 'pattern'; path: string }
  | { kind: 'path'; path: string; owner: Owner; owned: string }
  | { kind: 'slot'; slot: string; owner: Owner };

export type TextsOf<Reason extends { kind: string }> = {
  [Kind in Reason['kind']]: (reason: Extract<Reason, { kind: Kind }>) => string;
};

/**
 * Decides whether a release may become active: returns the reasons against it. Other remotes keep what they own.
 * @param admitted active remotes; an earlier release of the claimant does not conflict
 */
export function admitRelease(release: Claims, host: HostFacts, admitted: readonly Owner[]): AdmissionError[] {
  // Under another contract the other fields may have another meaning.
  if (release.contract !== host.contract)
    return [{ kind: 'contract', built: release.contract, host: host.contract }];
  const others = admitted.filter(({ name }) => name !== release.name);
  return [
    ...wrongBasePath(release, host),
    ...missingModules(release, host),
    ...takenPaths(release, others),
    ...takenSlots(release, others),
  ];
}

/**
 * Returns the reasons against concurrent releases, in the order of the registry: each admitted release owns its claims
 * from then on.
 * @param admitted active remotes, which keep what they own until one of their releases drops it
 */
export function admitInOrder<Release extends Claims>(
  releases: readonly Release[],
  host: HostFacts,
  admitted: readonly Owner[] = [],
): { release: Release; errors: AdmissionError[] }[] {
  let owners = admitted;
  return releases.map((release) => {
    const errors = admitRelease(release, host, owners);
    if (errors.length === 0) owners = [...owners.filter(({ name }) => name !== release.name), release];
    return { release, errors };
  });
}

/** English texts, to follow the name of the remote. */
export const admissionErrorTexts: TextsOf<AdmissionError> = {
  contract: ({ built, host }) => `was built for contract ${built}; the host supports ${host}`,
  'base-path': ({ built, host }) =>
    `was built for the base path ${built || '/'}; the portal's is ${host || '/'}`,
  version: ({ module, range, brought }) =>
    `needs ${module} ${valid(range) ? `${range} or newer of the same major version` : `in the range ${range}`}; the host provides ${brought ?? 'none'}`,
  names: ({ module, missing }) => `uses ${missing.join(', ')} of ${module}, which the host does not provide`,
  pattern: ({ path }) => `claims '${path}', which is not a path pattern`,
  path: ({ path, owner, owned }) =>
    `claims ${path}, which ${owner.name} (${owner.team}) owns${path === owned ? '' : ` as ${owned}`}`,
  slot: ({ slot, owner }) => `fills the slot ${slot}, which ${owner.name} (${owner.team}) fills`,
};

const wrongBasePath = ({ basePath: built }: Claims, { basePath: host }: HostFacts): AdmissionError[] =>
  built === undefined || host === undefined || built === host ? [] : [{ kind: 'base-path', built, host }];

function missingModules({ shared }: Claims, host: HostFacts): AdmissionError[] {
  return Object.entries(shared).flatMap(([module, { range, names }]): AdmissionError[] => {
    const offered = host.shared[module];
    if (!offered || !isCompatible(offered.version, range))
      return [{ kind: 'version', module, range, brought: offered?.version ?? null }];
    const missing = offered.names === null ? [] : names.filter((name) => !offered.names?.includes(name));
    return missing.length > 0 ? [{ kind: 'names', module, missing }] : [];
  });
}

/**
 * Returns whether the host's version of a shared singleton fits. A range is taken as written. Build tools also write the
 * installed version (`19.3.0`), without an intention: newer ones of the same major version fit.
 */
const isCompatible = (offered: string, required: string): boolean =>
  valid(required)
    ? major(offered) === major(required) && gte(offered, required)
    : satisfies(offered, required);

function takenPaths({ paths }: Claims, others: readonly Owner[]): AdmissionError[] {
  return paths.flatMap((path): AdmissionError[] => {
    if (!isPathPattern(path)) return [{ kind: 'pattern', path }];
    return others.flatMap((owner) =>
      owner.paths
        .filter((owned) => isSameClaim(path, owned))
        .map((owned) => ({ kind: 'path', path, owner, owned })),
    );
  });
}

function takenSlots({ slots }: Claims, others: readonly Owner[]): AdmissionError[] {
  return Object.keys(slots).flatMap((slot) =>
    others.filter((owner) => slot in owner.slots).map((owner) => ({ kind: 'slot', slot, owner })),
  );
}

/** Returns the slots that no page mounts; none if that is unknown. A team may release a slot before such a page. */
export function findUnmountedSlots(
  { slots }: Pick<ReleaseManifest, 'slots'>,
  releases: readonly Pick<ReleaseManifest, 'mounts'>[],
): string[] {
  if (releases.some(({ mounts }) => !mounts)) return [];
  const mounted = new Set(releases.flatMap(({ mounts = [] }) => mounts));
  return Object.keys(slots).filter((slot) => !mounted.has(slot));
}

/**
 * Path pattern as the router ranks it: static segments, parameters and a final splat, without distinctions that the
 * router ignores (case, parameter names, trailing slashes).
 */
type Shape = readonly string[];

const PARAMETER = ':';
const SPLAT = '*';
const segment = /^(:[\w-]+|[^:*?%]+)\??$/;

/** Returns whether two patterns overlap and rank equally, unlike `/x/new` and `/x/:id`: the router cannot choose. */
export function isSameClaim(one: string, other: string): boolean {
  const others = listShapes(other);
  return listShapes(one).some((shape) =>
    others.some((each) => rank(each) === rank(shape) && overlap(shape, each)),
  );
}

/** Returns whether the pattern consists of complete segments: `/x`, `/x/:id`, `/x/:id?`, `/x/*`, `*`. */
export function isPathPattern(pattern: string): boolean {
  const segments = splitSegments(pattern);
  const named = segments.at(-1) === SPLAT ? segments.slice(0, -1) : segments;
  return named.every((each) => segment.test(each));
}

const splitSegments = (pattern: string): string[] => pattern.split('/').filter((each) => each !== '');

/** Returns the variants of a pattern, with and without each optional segment. */
function listShapes(pattern: string): Shape[] {
  let shapes: Shape[] = [[]];
  for (const each of splitSegments(pattern)) {
    const required = each.replace(/\?$/, '');
    const plain = required.startsWith(':') ? PARAMETER : required.toLowerCase();
    const withIt = shapes.map((shape) => [...shape, plain]);
    shapes = required === each ? withIt : [...withIt, ...shapes];
  }
  return shapes;
}

/** Returns React Router's score; the router tries the higher one first. */
function rank(shape: Shape): number {
  const isSplat = shape.at(-1) === SPLAT;
  const named = isSplat ? shape.slice(0, -1) : shape;
  // Counts the empty segment before the first slash, and the one after the root.
  const empty = shape.length === 0 ? 2 : 1;
  const points = named.map((each) => (each === PARAMETER ? 3 : 10));
  return shape.length + empty + empty + (isSplat ? -2 : 0) + points.reduce((sum, each) => sum + each, 0);
}

/** Returns whether a path exists that matches both. */
function overlap(one: Shape, other: Shape): boolean {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (first === SPLAT || second === SPLAT) return true;
  if (first === undefined || second === undefined) return first === second;
  return (first === second || first === PARAMETER || second === PARAMETER) && overlap(rest, others);
}
