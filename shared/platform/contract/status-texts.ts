import { type Refusal, refusalInWords } from './admit-release.ts';
import type { Fault } from './fault.ts';

/** What the status page says of remotes and their releases. Plain text, which the page escapes. */
export interface StatusTexts {
  title: string;
  remotes(count: number): string;
  unknownTeam: string;
  /** A release in words; null where there is none. */
  release(release: { version: string; commit: string | null; time: string | null } | null): string;
  current(release: string): string;
  previous(release: string): string;
  canary(release: string, percent: number): string;
  pinned(version: string): string;
  announced(release: string): string;
  verdicts: Readonly<Record<'admitted' | 'refused' | 'unknown', string>>;
  isSigned: string;
  isUnsigned: string;
  noFaults: string;
  /** Of one release, in all browsers within the last hour. */
  faults(version: string, counts: Readonly<Record<Fault, number>>): string;
  /** Why the host does not admit the release that was announced last. */
  refusal(refusal: Refusal): string;
  pinMissing(pin: string): string;
  faulty: string;
  untried: string;
  /** Why the last announcement could not be taken. */
  problems: Readonly<
    Record<'unreachable' | 'unreadable' | 'unsigned' | 'incomplete' | 'unstorable' | 'older', string>
  >;
}

/** For portals that bring no texts of their own. */
export const statusTexts: StatusTexts = {
  title: 'State of the portal',
  remotes: (count) => `${count} remotes.`,
  unknownTeam: 'unknown team',
  release: (release) => {
    if (!release) return 'none';
    const { version, commit, time } = release;
    return commit ? `${version} (commit ${commit.slice(0, 12)} of ${time})` : version;
  },
  current: (release) => `In force: ${release}`,
  previous: (release) => `Before: ${release}`,
  canary: (release, percent) => `Canary: ${release}, for ${percent}%`,
  pinned: (version) => `Pinned by the registry: ${version}`,
  announced: (release) => `Announced last: ${release}`,
  verdicts: { admitted: 'admitted', refused: 'refused', unknown: 'not decided yet' },
  isSigned: 'Signature required',
  isUnsigned: 'Signature not required',
  noFaults: 'In browsers, within the last hour: no fault',
  faults: (version, { network, timeout, broken, render }) =>
    `In browsers, within the last hour, ${version}: ${network + timeout + broken} failed loads (${network} did not arrive, ${timeout} were late, ${broken} broke while loading), ${render} errors while shown`,
  refusal: refusalInWords,
  pinMissing: (pin) => `the pinned version (${pin}) is not in force`,
  faulty: 'failed its smoke test on the server',
  untried: 'is in its smoke test on the server',
  problems: {
    unreachable: 'the server of the remote does not answer',
    unreadable: 'the announcement of the remote cannot be read',
    unsigned: 'is not signed with the key of its team',
    incomplete: 'a file is missing or is not the announced one',
    unstorable: 'cannot be stored: it is too large or changes a file that was published before',
    older:
      'is older than one that its team has signed already; it comes into force only if the registry pins it',
  },
};
