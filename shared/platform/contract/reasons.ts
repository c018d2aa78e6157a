import { type AdmissionError, admissionErrorTexts, type TextsOf } from './admit-release.ts';

/** Why what a remote announces is not taken into the store. */
export type IngestError =
  /** Its server does not answer. */
  | { kind: 'unreachable' }
  /** What it sends is no manifest of this remote. */
  | { kind: 'unreadable' }
  | { kind: 'unsigned' }
  /** Its team has signed a newer one, and the registry does not pin it. */
  | { kind: 'older' }
  /** Its version cannot name a folder. */
  | { kind: 'misnamed' }
  | { kind: 'too-large' }
  /** Its remote has announced too many new releases within an hour. */
  | { kind: 'too-many'; perHour: number }
  /** It gives a name that stands for one content in browsers another one. */
  | { kind: 'changed'; file: string }
  /** A file is missing, or another than announced. */
  | { kind: 'incomplete' }
  /** The stored release was damaged on the disk, and its remote's server has not brought another one since. */
  | { kind: 'damaged'; version: string };

/**
 * Why a release is in force, is not, or is not taken in: the one list. Strangers read it, so that no reason holds an
 * address or words of another server.
 */
export type Reason =
  | IngestError
  | AdmissionError
  /** It failed its smoke test. */
  | { kind: 'faulty' }
  /** Its smoke test has not ended. */
  | { kind: 'untried' }
  | { kind: 'pin-missing'; pin: string }
  // In force, and why.
  | { kind: 'pinned' }
  | { kind: 'announced' }
  /** It stays, as the one that is wanted may not be mounted. */
  | { kind: 'kept' }
  /** It takes the place of others that may not be mounted. */
  | { kind: 'earlier' };

/** Each reason in a language, to follow the name of a release. */
export type ReasonTexts = TextsOf<Reason>;

/** For logs, and for portals that bring no texts of their own. */
export const reasonTexts: ReasonTexts = {
  unreachable: () => 'the server of the remote does not answer',
  unreadable: () => 'the announcement of the remote cannot be read',
  unsigned: () => 'is not signed with the key of its team',
  older: () =>
    'is older than one that its team has signed already; it comes into force only if the registry pins it',
  misnamed: () => 'has a version that cannot name a folder',
  'too-large': () => 'is too large',
  'too-many': ({ perHour }) => `has to wait: a remote may announce ${perHour} new releases an hour`,
  changed: ({ file }) => `gives ${file} another content, which browsers keep for ever`,
  incomplete: () => 'a file is missing or is not the announced one',
  damaged: ({ version }) => `the stored release ${version} was damaged and is removed`,
  ...admissionErrorTexts,
  faulty: () => 'failed its smoke test on the server',
  untried: () => 'is in its smoke test on the server',
  'pin-missing': ({ pin }) => `the pinned version (${pin}) is not in force`,
  pinned: () => 'pinned by the registry',
  announced: () => 'announced last',
  kept: () => 'kept, as what is wanted may not be mounted',
  earlier: () => 'in place of later ones that may not be mounted',
};

/** A reason in words. */
export const formatReason = (reason: Reason, texts: ReasonTexts = reasonTexts): string =>
  (texts[reason.kind] as (reason: Reason) => string)(reason);
