import { type AdmissionError, admissionErrorTexts, type TextsOf } from './admit-release.ts';
import type { BudgetPart } from './budget.ts';

/** Reasons why the store rejects what a remote announces. */
export type PublishError =
  /** The remote's server does not respond. */
  | { kind: 'unreachable' }
  /** The response is not a manifest of this remote. */
  | { kind: 'unreadable' }
  | { kind: 'unsigned' }
  /** The team has signed a newer release, and the registry does not pin this one. */
  | { kind: 'older' }
  /** Its commit is dated in the future. */
  | { kind: 'future' }
  /** The version is not a valid folder name. */
  | { kind: 'misnamed' }
  /** Another release with this version is stored. */
  | { kind: 'reused'; version: string }
  | { kind: 'too-large' }
  /** The registry limits the compressed size of the remote's files; sizes are in KiB. */
  | { kind: 'budget'; part: BudgetPart; size: number; budget: number; largest: string[] }
  /** The remote has announced too many new releases within an hour. */
  | { kind: 'too-many'; perHour: number }
  /** A file whose name identifies its content has other content. */
  | { kind: 'changed'; file: string }
  /** Files are missing or differ from the manifest; their names, if they are known. */
  | { kind: 'incomplete'; files?: readonly string[] }
  /** Files that a build of other tooling names by paths of its own server. */
  | { kind: 'absolute'; files: readonly string[] }
  /** The stored release is damaged on the disk, and its remote's server has not provided another since. */
  | { kind: 'damaged'; version: string };

/**
 * Why a release is active, is not active, or is not stored. The list is public, so that no reason contains a URL or
 * texts of another server or of a remote's code.
 */
export type Reason =
  | PublishError
  | AdmissionError
  /** The release failed its smoke test: its page or slot, if it was rendered. The log has the message. */
  | { kind: 'faulty'; part?: string | undefined }
  /** The smoke test has not finished. */
  | { kind: 'untested' }
  /** Becomes active once other hosts have had time to fetch it. */
  | { kind: 'waiting' }
  | { kind: 'pin-missing'; pin: string }
  /** No page of the portal mounts a slot of the release, which is admitted nevertheless. */
  | { kind: 'unmounted'; slot: string }
  // Active, and why.
  | { kind: 'pinned' }
  | { kind: 'announced' }
  /** The selected release may not be active. */
  | { kind: 'kept' }
  /** Newer releases may not be active. */
  | { kind: 'earlier' };

/** Texts to follow the name of a release. */
const reasonTexts: TextsOf<Reason> = {
  unreachable: () => 'the server of the remote does not respond',
  unreadable: () => 'the announcement of the remote cannot be read',
  unsigned: () => 'is not signed with the key of its team',
  older: () =>
    'is older than a release that its team has already signed; it becomes active only if the registry pins it',
  future: () => 'has a commit that is dated in the future; correct the clock of the machine that commits',
  misnamed: () => 'has a version that is not a valid folder name',
  reused: ({ version }) => `has the version ${version} of a stored release, but other content`,
  'too-large': () => 'is too large',
  budget: ({ part, size, budget, largest }) =>
    `exceeds its budget for ${part}: ${size} of ${budget} KiB; largest files: ${largest.join(', ')}`,
  'too-many': ({ perHour }) => `must wait: a remote may announce ${perHour} new releases an hour`,
  changed: ({ file }) => `changes the content of ${file}, which browsers cache permanently`,
  incomplete: ({ files = [] }) =>
    files.length > 0
      ? `loads ${files.join(', ')}, which its server lacks or sends incomplete; deploy all files of the build`
      : 'a file is missing or differs from the announced one',
  absolute: ({ files }) =>
    `names ${files.join(', ')} by a path of its own server; build it with the public path 'auto', in Vite with base './'`,
  damaged: ({ version }) => `the stored release ${version} was damaged and is removed`,
  ...admissionErrorTexts,
  faulty: ({ part }) => `failed its smoke test on the server${part ? ` (${part})` : ''}`,
  untested: () => 'is in its smoke test on the server',
  waiting: () => 'becomes active once all hosts have it',
  'pin-missing': ({ pin }) => `the pinned version (${pin}) is not active`,
  unmounted: ({ slot }) => `fills the slot ${slot}, which no page mounts`,
  pinned: () => 'pinned by the registry',
  announced: () => 'announced last',
  kept: () => 'kept, because the selected release may not be active',
  earlier: () => 'active because later releases may not be active',
};

export const formatReason = (reason: Reason): string =>
  (reasonTexts[reason.kind] as (reason: Reason) => string)(reason);
