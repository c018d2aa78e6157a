import type { Choice } from '../server/releases/active/decide-active-releases.ts';
import { emptyRecord, type ReleaseRecord, withAnnounced } from '../server/releases/store/release-record.ts';

/** Returns a record of unsigned releases, announced in this order. */
export const recordOf = (...versions: string[]): ReleaseRecord =>
  versions.reduce(
    (record, version) => withAnnounced(record, version, { now: Number(version), signedBy: null }),
    emptyRecord,
  );

/** Returns what was chosen for `mf-a`: nothing by default. */
export const aChoice = (changes: Partial<Choice> = {}): Choice => ({
  name: 'mf-a',
  stable: null,
  canary: null,
  percent: 0,
  fallback: null,
  reason: null,
  judgements: new Map(),
  ...changes,
});
