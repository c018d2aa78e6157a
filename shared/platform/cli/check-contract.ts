import { admitInOrder, type Claims, type Owner } from '../contract/admit-release.ts';
import { formatReason } from '../contract/reasons.ts';
import type { HostFacts } from '../contract/release-manifest.ts';

export type Release = Claims & { version: string };

/**
 * Reports which releases a host would mount.
 * @param host the host's build
 * @param mounted the current releases, in the order of the registry
 * @param added further releases, which replace those of the same name
 * @param owners remotes of which only their claims are known, and which are not checked themselves
 * @returns a line for each remote and each reason against it; the names of rejected remotes
 */
export function checkContract(
  host: HostFacts,
  mounted: readonly Release[],
  added: readonly Release[] = [],
  owners: readonly Owner[] = [],
): { lines: string[]; broken: string[] } {
  const staying = mounted.filter(({ name }) => !added.some((each) => each.name === name));
  const verdicts = admitInOrder([...staying, ...added], host, owners);
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
