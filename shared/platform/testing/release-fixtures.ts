import type { Choice } from '../server/releases/decide-active-releases.ts';
import { emptyRecord, type ReleaseRecord, withPublished } from '../server/releases/release-record.ts';

/** Values of a release that was published without a signature and passed its smoke test. */
export const published = (now: number) => ({
  now,
  digest: '',
  signedBy: null,
  failedPart: null,
  commitTime: null,
});

/** Returns a record of unsigned releases, announced in this order. */
export const recordOf = (...versions: string[]): ReleaseRecord =>
  versions.reduce(
    (record, version) => withPublished(record, version, published(Number(version))),
    emptyRecord,
  );

/** Returns what was chosen for `mf-a`: nothing by default. */
export const aChoice = (changes: Partial<Choice> = {}): Choice => ({
  id: 'mf-a',
  name: 'mf-a',
  preview: null,
  active: null,
  fallback: null,
  variants: [],
  reason: null,
  checks: new Map(),
  ...changes,
});
