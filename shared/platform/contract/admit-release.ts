import { satisfies } from 'semver';
import { isPathPattern, isSameClaim } from './path-pattern.ts';
import type { HostFacts, ReleaseManifest } from './release-manifest.ts';

/** What a release asks for that decides whether it may be mounted. */
export type Claims = Pick<ReleaseManifest, 'name' | 'team' | 'contract' | 'paths' | 'slots' | 'shared'>;

/** A remote that is mounted already, with what it owns. */
export type Owner = Pick<Claims, 'name' | 'team' | 'paths' | 'slots'>;

export type AdmissionError =
  | { kind: 'contract'; built: number; host: number }
  /** A shared module that the host brings in another version, or not at all. */
  | { kind: 'version'; module: string; range: string; brought: string | null }
  /** Names of a shared module that the host does not give. */
  | { kind: 'names'; module: string; missing: string[] }
  | { kind: 'pattern'; path: string }
  | { kind: 'path'; path: string; owner: Owner; owned: string }
  | { kind: 'slot'; slot: string; owner: Owner };

/** A text for each kind of some reasons. */
export type TextsOf<Reason extends { kind: string }> = {
  [Kind in Reason['kind']]: (reason: Extract<Reason, { kind: Kind }>) => string;
};

export type Verdict =
  | { kind: 'admitted' }
  | { kind: 'refused'; refusals: [AdmissionError, ...AdmissionError[]] };

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
    ...missingModules(release, host),
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

/** Each refusal in English, to follow the name of the remote. */
export const admissionErrorTexts: TextsOf<AdmissionError> = {
  contract: ({ built, host }) => `was built for contract ${built}; the host speaks ${host}`,
  version: ({ module, range, brought }) =>
    `asks for ${module} ${range}; the host brings ${brought ?? 'none'}`,
  names: ({ module, missing }) => `uses ${missing.join(', ')} of ${module}, which the host does not give`,
  pattern: ({ path }) => `claims '${path}', which is no path pattern`,
  path: ({ path, owner, owned }) =>
    `claims ${path}, which ${owner.name} (${owner.team}) owns${path === owned ? '' : ` as ${owned}`}`,
  slot: ({ slot, owner }) => `fills the slot ${slot}, which ${owner.name} (${owner.team}) fills`,
};

const refused = (...refusals: [AdmissionError, ...AdmissionError[]]): Verdict => ({
  kind: 'refused',
  refusals,
});

function missingModules({ shared }: Claims, host: HostFacts): AdmissionError[] {
  return Object.entries(shared).flatMap(([module, { range, names }]): AdmissionError[] => {
    const offered = host.shared[module];
    if (!offered || !satisfies(offered.version, range))
      return [{ kind: 'version', module, range, brought: offered?.version ?? null }];
    const missing = offered.names === null ? [] : names.filter((name) => !offered.names?.includes(name));
    return missing.length > 0 ? [{ kind: 'names', module, missing }] : [];
  });
}

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
