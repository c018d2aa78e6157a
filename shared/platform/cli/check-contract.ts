import { admitInOrder, type Claims, type Owner } from '../contract/admit-release.ts';
import { type Budget, findExceededBudget } from '../contract/budget.ts';
import { findUnmountedSlots } from '../contract/find-unmounted-slots.ts';
import { formatReason } from '../contract/reasons.ts';
import type { HostFacts, ReleaseManifest } from '../contract/release-manifest.ts';

export type Release = Claims & Pick<ReleaseManifest, 'version' | 'files'>;

interface Listed {
  /** Remotes of which only their claims are known, and which are not checked themselves. */
  owners?: readonly Owner[];
  /** Budgets of the registry by remote. */
  budgets?: Readonly<Record<string, Budget | undefined>>;
}

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
  { owners = [], budgets = {} }: Listed = {},
): { lines: string[]; broken: string[] } {
  const staying = mounted.filter(({ name }) => !added.some((each) => each.name === name));
  const checks = admitInOrder([...staying, ...added], host, owners).map(({ release, verdict }) => {
    const exceeded = findExceededBudget(release, budgets[release.name] ?? {});
    const refusals = verdict.kind === 'refused' ? verdict.refusals : [];
    return { release, reasons: [...refusals, ...(exceeded ? [exceeded] : [])] };
  });
  const lines = checks.flatMap(({ release, reasons }) => {
    const label = `${release.name} ${release.version} (${release.team})`;
    if (reasons.length === 0) {
      const unmounted = owners.length > 0 ? [] : findUnmountedSlots(release, [...staying, ...added]);
      return [
        `${label}: fits`,
        ...unmounted.map((slot) => `  it ${formatReason({ kind: 'unmounted', slot })}`),
      ];
    }
    return [`${label}: would be refused`, ...reasons.map((reason) => `  it ${formatReason(reason)}`)];
  });
  const rejected = checks.filter(({ reasons }) => reasons.length > 0);
  return { lines, broken: rejected.map(({ release }) => release.name) };
}
