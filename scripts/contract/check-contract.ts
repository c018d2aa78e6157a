import { admitInOrder, type Claims, type HostFacts, reasonInWords } from '../../shared/platform/build.ts';

export interface ContractReport {
  /** One for each remote, with one more for each reason against it. */
  lines: string[];
  /** Names of the remotes that would not be mounted. */
  broken: string[];
}

type Release = Claims & { version: string };

/**
 * Says which releases a host would mount.
 *
 * @param host the host's build
 * @param mounted the releases beside it, in the order of the registry
 * @param asking releases that would come besides, or in place of those of the same name
 */
export function checkContract(
  host: HostFacts,
  mounted: readonly Release[],
  asking: readonly Release[] = [],
): ContractReport {
  const staying = mounted.filter(({ name }) => !asking.some((each) => each.name === name));
  const verdicts = admitInOrder([...staying, ...asking], host);
  const lines = verdicts.flatMap(({ release, verdict }) => {
    const label = `${release.name} ${release.version} (${release.team})`;
    if (verdict.kind === 'admitted') return [`${label}: fits`];
    return [
      `${label}: would be refused`,
      ...verdict.refusals.map((refusal) => `  it ${reasonInWords(refusal)}`),
    ];
  });
  const broken = verdicts
    .filter(({ verdict }) => verdict.kind === 'refused')
    .map(({ release }) => release.name);
  return { lines, broken };
}
