import { expect, it } from 'vitest';
import type { Reason } from '../../contract/reasons.ts';
import { storedRelease } from '../../testing/fake-remote.ts';
import { aChoice, recordOf } from '../../testing/release-fixtures.ts';
import { statusPage } from '../status/status.ts';
import { describeRemote } from './decision-document.ts';
import type { LocatedRemote } from './registry.ts';
import { emptyRecord } from './release-record.ts';

type Described = Parameters<typeof describeRemote>[0];
type Case = [changes: Partial<Described>, checked: Reason[] | null, kind: string, reasons: string[]];

const listing: LocatedRemote = { name: 'mf-a', url: 'http://secret.example' };
const releases = new Map(['1', '2'].map((version) => [version, storedRelease(version)] as const));
const choice = aChoice({ active: '1', reason: { kind: 'kept' } });

/** Release 1 is active, and release 2 was announced. */
const remote: Described = {
  id: 'mf-a',
  name: 'mf-a',
  preview: null,
  listing,
  record: recordOf('1', '2'),
  releases,
  waiting: new Set(),
  problem: null,
};
const wrong = ['was built for contract 2; the host supports 1', 'the pinned version (9) is not active'];
const nothing = { record: emptyRecord, releases: new Map() };
const unreachable = ['the server of the remote does not respond'];

it.each<Case>([
  [{}, [], 'admitted', []],
  [nothing, null, 'undecided', []],
  [{}, [{ kind: 'waiting' }], 'undecided', ['becomes active once all hosts have it']],
  [{ ...nothing, problem: { kind: 'untested' } }, null, 'undecided', ['is in its smoke test on the server']],
  [{ problem: { kind: 'unreachable' } }, null, 'admitted', unreachable],
  [{ listing: { ...listing, pin: '9' } }, [{ kind: 'contract', built: 2, host: 1 }], 'rejected', wrong],
])('the verdict %# on a release has readable reasons', (changes, checked, kind, reasons) => {
  const checks = new Map(checked && [['2', checked]]);
  const status = describeRemote({ ...remote, ...changes }, { ...choice, checks }, []);
  expect(status.verdict).toMatchObject({ kind, reasons });
  // Both are public, and contain no URL.
  const page = statusPage([{ ...status, faults: {} }], []);
  for (const reason of reasons) expect(page).toContain(reason);
  expect(JSON.stringify(status) + page).not.toMatch(/secret|https?:/);
});
