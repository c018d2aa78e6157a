import { expect, it } from 'vitest';
import { statusTexts } from '../../contract/status-texts.ts';
import { storedRelease } from '../../testing/fake-remote.ts';
import { testPortal } from '../../testing/test-portal.ts';
import type { RemoteState } from '../releases/remote-state.ts';
import { remoteStatus } from './remote-status.ts';
import { statusPage } from './status-page.ts';

type Judgement = NonNullable<ReturnType<RemoteState['judgements']['get']>>;

const listing = { name: 'mf-a', url: 'http://secret.example' };

/** Release 1 is in force, and release 2 was announced. */
const state = (judgement: Judgement | null, changes: Partial<RemoteState> = {}): RemoteState => ({
  listing,
  current: storedRelease('1'),
  previous: null,
  canary: null,
  announced: storedRelease('2'),
  judgements: new Map(judgement && [['2', judgement]]),
  problem: null,
  ...changes,
});
const refused: Judgement = { kind: 'refused', refusals: [{ kind: 'contract', built: 2, host: 1 }] };

it.each<[RemoteState, string, string[]]>([
  [state({ kind: 'admitted' }), 'admitted', []],
  [state(null), 'admitted', []],
  [state(null, { announced: null }), 'unknown', []],
  [state({ kind: 'untried' }), 'unknown', ['is in its smoke test on the server']],
  [state({ kind: 'faulty' }), 'refused', ['failed its smoke test on the server']],
  [state({ kind: 'unsigned' }), 'refused', ['is not signed with the key of its team']],
  [state(refused), 'refused', ['was built for contract 2; the host speaks 1']],
  [state(null, { problem: 'unreachable' }), 'admitted', ['the server of the remote does not answer']],
  [
    state({ kind: 'faulty' }, { listing: { ...listing, pin: '9' } }),
    'refused',
    ['failed its smoke test on the server', 'the pinned version (9) is not in force'],
  ],
])('the verdict %# on a release has its reasons in words', (each, kind, reasons) => {
  const status = remoteStatus(each, statusTexts);
  expect(status.verdict).toMatchObject({ kind, reasons });
  // Strangers read both: they hear of no address.
  const page = statusPage([{ ...status, faults: {} }], testPortal, statusTexts);
  for (const reason of reasons) expect(page).toContain(`<dd>${reason}</dd>`);
  expect(JSON.stringify(status) + page).not.toMatch(/secret|https?:/);
});

it('the page says what is in force for whom, and what browsers have reported', () => {
  const more = { key: 'k', pin: '1', canary: { version: '2', percent: 5 } };
  const faults = { 1: { network: 1, timeout: 2, broken: 3, render: 4 } };
  const status = remoteStatus(
    state(null, { listing: { ...listing, ...more }, canary: storedRelease('2') }),
    statusTexts,
  );
  const text = statusPage([{ ...status, faults, team: 'A & <B>' }], testPortal, statusTexts);
  for (const line of [
    'In force: 1 (commit 100000000000 of 2026-01-01T00:00:00.000Z)',
    'Before: none',
    'Canary: 2 (commit 200000000000 of 2026-01-01T00:00:00.000Z), for 5%',
    'Pinned by the registry: 1',
    'Announced last: 2, admitted',
    'Signature required',
    '1: 6 failed loads (1 did not arrive, 2 were late, 3 broke while loading), 4 errors while shown',
    'A &#38; &#60;B&#62;',
  ])
    expect(text).toContain(line);
});
