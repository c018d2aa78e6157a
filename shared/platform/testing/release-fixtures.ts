import type { Choice } from '../server/releases/active/decide-active-releases.ts';
import { emptyRecord, type ReleaseRecord, withAnnounced } from '../server/releases/store/release-record.ts';

/** A record of releases that were announced in this order, none of them signed. */
export const recordOf = (...versions: string[]): ReleaseRecord =>
  versions.reduce(
    (record, version) => withAnnounced(record, version, { now: Number(version), signedBy: null }),
    emptyRecord,
  );

/** What was chosen of `mf-a`: nothing, unless a test says otherwise. */
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
