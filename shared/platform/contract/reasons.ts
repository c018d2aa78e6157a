import { type AdmissionError, admissionErrorTexts, type TextsOf } from './admit-release.ts';
import type { BudgetPart } from './budget.ts';

/** Reasons why the store rejects what a remote announces. */
export type PublishError =
  | { kind: 'unreachable' }
  | { kind: 'unreadable' }
  | { kind: 'unsigned' }
  | { kind: 'older' }
  | { kind: 'future' }
  | { kind: 'misnamed' }
  | { kind: 'reused'; version: string }
  | { kind: 'too-large' }
  /** The registry limits the compressed size of the remote's files; sizes are in KiB. */
  | { kind: 'budget'; part: BudgetPart; size: number; budget: number; largest: string[] }
  | { kind: 'too-many'; perHour: number }
  | { kind: 'changed'; file: string }
  /** Files are missing or differ from the manifest; their names, if they are known. */
  | { kind: 'incomplete'; files?: readonly string[] }
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
  | { kind: 'untested' }
  | { kind: 'waiting' }
  | { kind: 'pin-missing'; pin: string }
  | { kind: 'unmounted'; slot: string }
  // Active, and why.
  | { kind: 'pinned' }
  | { kind: 'announced' }
  | { kind: 'kept' }
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
