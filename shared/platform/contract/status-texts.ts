import type { BudgetPart } from './budget.ts';
import type { Fault } from './fault.ts';
import { type ReasonTexts, reasonTexts } from './reasons.ts';
import type { Vital } from './vitals.ts';

/** State of a remote at a glance. */
export type RemoteHealth = 'healthy' | 'warned' | 'faults' | 'refused' | 'missing';

type Facts = 'current' | 'previous' | 'canary' | 'pinned' | 'announced' | 'signature' | 'budget';

/** Texts of the status page. Plain text, which the page escapes. */
export interface StatusTexts {
  title: string;
  /** @param troubled number of remotes that are not healthy */
  summary(count: number, troubled: number): string;
  unknownTeam: string;
  health: Readonly<Record<RemoteHealth, string>>;
  facts: Readonly<Record<Facts, string>>;
  release(release: { version: string; commit: string | null; time: string | null } | null): string;
  canary(release: string, percent: number): string;
  verdicts: Readonly<Record<'admitted' | 'refused' | 'unknown', string>>;
  previews(count: number): string;
  /**
   * @param until ISO 8601
   * @param releases with the state of each
   */
  preview(name: string, until: string, releases: string): string;
  isSigned: string;
  isUnsigned: string;
  budget(part: BudgetPart, size: number, budget: number): string;
  /** Heading above the faults of the last hour on this server. */
  faults: string;
  noFaults: string;
  faultCount(count: number): string;
  /** Describes the chart; the counts are of five minutes each, oldest first. */
  history(counts: readonly number[]): string;
  /** Ends of the chart's axis. */
  axis: readonly [oldest: string, newest: string];
  fault: Readonly<Record<Fault, string>>;
  /** Heading of the table's first column. */
  kind: string;
  /** Heading above the 75th percentiles of visits. */
  vitals: string;
  vital: Readonly<Record<Vital, string>>;
  visits: string;
  version: string;
  /** Heading above the most frequent messages. */
  messages: string;
  occurrences(times: number): string;
  onPages(pages: readonly string[]): string;
  /** Reasons why a release is active, or why the last announced one is not. */
  reasons: ReasonTexts;
}

/** Texts for portals without their own. */
export const statusTexts: StatusTexts = {
  title: 'State of the portal',
  summary: (count, troubled) =>
    `${count} remotes, ${troubled === 0 ? 'all healthy' : `${troubled} with problems`}`,
  unknownTeam: 'unknown team',
  health: {
    healthy: 'healthy',
    warned: 'with warnings',
    faults: 'with faults',
    refused: 'rejected release',
    missing: 'no active release',
  },
  facts: {
    current: 'Active',
    previous: 'Previous',
    canary: 'Canary',
    pinned: 'Pinned by the registry',
    announced: 'Announced last',
    signature: 'Signature',
    budget: 'Budget',
  },
  release: (release) => {
    if (!release) return 'none';
    const { version, commit, time } = release;
    return commit ? `${version} (commit ${commit.slice(0, 12)} of ${time})` : version;
  },
  canary: (release, percent) => `${release}, for ${percent}%`,
  verdicts: { admitted: 'admitted', refused: 'refused', unknown: 'not decided yet' },
  previews: (count) => `${count} previews.`,
  preview: (name, until, releases) => `${name}, until ${until}: ${releases}`,
  isSigned: 'required',
  isUnsigned: 'not required',
  budget: (part, size, budget) => `${part}: ${size} of ${budget} KiB`,
  faults: 'Faults in the last hour, on this server',
  noFaults: 'No fault',
  faultCount: (count) => `${count} faults`,
  history: (counts) => `Faults in each five minutes, oldest first: ${counts.join(', ')}`,
  axis: ['60 minutes ago', 'now'],
  fault: {
    network: 'file failed to load',
    timeout: 'timeout while loading',
    broken: 'error while loading',
    render: 'error while rendering',
    script: 'error in a script',
    server: 'error on the server',
    document: 'document changed by a translator or an extension',
    foreign: 'error of an extension',
  },
  kind: 'Kind',
  vitals: '75th percentile of the visits to this server',
  vital: { lcp: 'LCP', inp: 'INP', cls: 'CLS', bytes: 'Loaded' },
  visits: 'Visits',
  version: 'Release',
  messages: 'Most frequent messages',
  occurrences: (times) => `${times} times`,
  onPages: (pages) => `on ${pages.join(', ')}`,
  reasons: reasonTexts,
};
