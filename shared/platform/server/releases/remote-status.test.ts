import { expect, it } from 'vitest';
import { storedRelease } from '../../testing/fake-remote.ts';
import { aChoice, recordOf } from '../../testing/release-fixtures.ts';
import { statusPage } from '../status/status.ts';
import type { ReleaseVerdict } from './decide-active-releases.ts';
import { remoteStatus } from './decision-document.ts';
import { emptyRecord } from './release-record.ts';

type Known = Parameters<typeof remoteStatus>[0];

const listing = { name: 'mf-a', url: 'http://secret.example' };
const releases = ['1', '2'].map((version) => [version, storedRelease(version)] as const);
const choice = aChoice({ active: '1', reason: { kind: 'kept' } });

/** Release 1 is active, and release 2 was announced. */
const known = (verdict: ReleaseVerdict | null, changes: Partial<Known> = {}): Known => ({
  listing,
  record: recordOf('1', '2'),
  releases: new Map(releases),
  choice: { ...choice, verdicts: new Map(verdict && [['2', verdict]]) },
  problem: null,
  active: [],
  ...changes,
});
const refused: ReleaseVerdict = { kind: 'refused', reasons: [{ kind: 'contract', built: 2, host: 1 }] };
const pinned = { ...listing, pin: '9' };
const wrong = ['was built for contract 2; the host supports 1', 'the pinned version (9) is not active'];
const nothing = { record: emptyRecord, releases: new Map() };

it.each<[Known, string, string[]]>([
  [known({ kind: 'admitted' }), 'admitted', []],
  [known(null, nothing), 'unknown', []],
  [known({ kind: 'waiting' }), 'unknown', ['becomes active once all hosts have it']],
  [
    known(null, { ...nothing, problem: { kind: 'untested' } }),
    'unknown',
    ['is in its smoke test on the server'],
  ],
  [
    known(null, { problem: { kind: 'unreachable' } }),
    'admitted',
    ['the server of the remote does not respond'],
  ],
  [known(refused, { listing: pinned }), 'refused', wrong],
])('the verdict %# on a release has readable reasons', (each, kind, reasons) => {
  const status = remoteStatus(each);
  expect(status.verdict).toMatchObject({ kind, reasons });
  // Both are public, and contain no URL.
  const page = statusPage([{ ...status, faults: {} }], []);
  for (const reason of reasons) expect(page).toContain(reason);
  expect(JSON.stringify(status) + page).not.toMatch(/secret|https?:/);
});
