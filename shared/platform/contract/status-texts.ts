import type { Fault } from './fault.ts';
import { type ReasonTexts, reasonTexts } from './reasons.ts';

/** Texts of the status page. Plain text, which the page escapes. */
export interface StatusTexts {
  title: string;
  remotes(count: number): string;
  unknownTeam: string;
  release(release: { version: string; commit: string | null; time: string | null } | null): string;
  /** @param reason why it is active; null if the keeper does not report it */
  current(release: string, reason: string | null): string;
  previous(release: string): string;
  canary(release: string, percent: number): string;
  pinned(version: string): string;
  announced(release: string): string;
  verdicts: Readonly<Record<'admitted' | 'refused' | 'unknown', string>>;
  previews(count: number): string;
  /**
   * @param until ISO 8601
   * @param releases with the state of each
   */
  preview(name: string, until: string, releases: string): string;
  isSigned: string;
  isUnsigned: string;
  noFaults: string;
  /** Formats the counts of a release in all browsers within the last hour. */
  faults(version: string, counts: Readonly<Record<Fault, number>>): string;
  /** Reasons why a release is active, or why the last announced one is not. */
  reasons: ReasonTexts;
}

/** Texts for portals without their own. */
export const statusTexts: StatusTexts = {
  title: 'State of the portal',
  remotes: (count) => `${count} remotes.`,
  unknownTeam: 'unknown team',
  release: (release) => {
    if (!release) return 'none';
    const { version, commit, time } = release;
    return commit ? `${version} (commit ${commit.slice(0, 12)} of ${time})` : version;
  },
  current: (release, reason) => `Active: ${[release, reason].filter(Boolean).join(', ')}`,
  previous: (release) => `Previous: ${release}`,
  canary: (release, percent) => `Canary: ${release}, for ${percent}%`,
  pinned: (version) => `Pinned by the registry: ${version}`,
  announced: (release) => `Announced last: ${release}`,
  verdicts: { admitted: 'admitted', refused: 'refused', unknown: 'not decided yet' },
  previews: (count) => `${count} previews.`,
  preview: (name, until, releases) => `${name}, until ${until}: ${releases}`,
  isSigned: 'Signature required',
  isUnsigned: 'Signature not required',
  noFaults: 'In browsers, within the last hour: no fault',
  faults: (version, { network, timeout, broken, render, document }) =>
    `In browsers, within the last hour, ${version}: ${network + timeout + broken} failed loads (${network} network errors, ${timeout} timeouts, ${broken} errors while loading), ${render} errors while rendering, ${document} in changed documents`,
  reasons: reasonTexts,
};
