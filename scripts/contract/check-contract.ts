import { admitInOrder, type Claims, formatReason, type HostFacts } from '../../shared/platform/build.ts';

type Release = Claims & { version: string };

/**
 * Reports which releases a host would mount.
 * @param host the host's build
 * @param mounted the current releases, in the order of the registry
 * @param added further releases, which replace those of the same name
 * @returns a line for each remote and each reason against it; the names of rejected remotes
 */
export function checkContract(
  host: HostFacts,
  mounted: readonly Release[],
  added: readonly Release[] = [],
): { lines: string[]; broken: string[] } {
  const staying = mounted.filter(({ name }) => !added.some((each) => each.name === name));
  const verdicts = admitInOrder([...staying, ...added], host);
  const lines = verdicts.flatMap(({ release, verdict }) => {
    const label = `${release.name} ${release.version} (${release.team})`;
    if (verdict.kind === 'admitted') return [`${label}: fits`];
    return [
      `${label}: would be refused`,
      ...verdict.refusals.map((refusal) => `  it ${formatReason(refusal)}`),
    ];
  });
  const rejected = verdicts.filter(({ verdict }) => verdict.kind === 'refused');
  return { lines, broken: rejected.map(({ release }) => release.name) };
}
