import { expect, it } from 'vitest';
import type { Refusal } from '../../contract/admit-release.ts';
import { statusTexts } from '../../contract/status-texts.ts';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { testPortal } from '../../testing/test-portal.ts';
import type { RemoteState } from '../releases/remote-state.ts';
import { remoteStatus } from './remote-status.ts';
import { statusPage } from './status-page.ts';

type Judgement = NonNullable<ReturnType<RemoteState['judgements']['get']>>;

const stored = (version: string) => ({
  manifest: fakeRelease('mf-a', version).manifest,
  folder: '',
  manifestDigest: '',
});

/** Release 1 is in force, and release 2 was announced. */
const state = (judgement: Judgement | null, changes: Partial<RemoteState> = {}): RemoteState => ({
  listing: { name: 'mf-a', url: 'http://secret.example' },
  current: stored('1'),
  previous: null,
  canary: null,
  announced: stored('2'),
  judgements: new Map(judgement && [['2', judgement]]),
  problem: null,
  ...changes,
});
const refused = (refusal: Refusal): Judgement => ({ kind: 'refused', refusals: [refusal] });
const owner = { name: 'mf-b', team: 'Other', paths: [], slots: {} };

it.each<[RemoteState, string, string[]]>([
  [state({ kind: 'admitted' }), 'admitted', []],
  [state(null), 'admitted', []],
  [state(null, { announced: null }), 'unknown', []],
  [state({ kind: 'untried' }), 'unknown', ['is in its smoke test on the server']],
  [state({ kind: 'faulty' }), 'refused', ['failed its smoke test on the server']],
  [state({ kind: 'unsigned' }), 'refused', ['is not signed with the key of its team']],
  [
    state(refused({ kind: 'contract', built: 2, host: 1 })),
    'refused',
    ['was built for contract 2; the host speaks 1'],
  ],
  [
    state(refused({ kind: 'version', module: 'react', range: '^18.2.0', brought: '19.3.1' })),
    'refused',
    ['asks for react ^18.2.0; the host brings 19.3.1'],
  ],
  [
    state(refused({ kind: 'names', module: 'react', missing: ['use', 'act'] })),
    'refused',
    ['uses use, act of react, which the host does not give'],
  ],
  [state(refused({ kind: 'pattern', path: 'a**' })), 'refused', ["claims 'a**', which is no path pattern"]],
  [
    state(refused({ kind: 'path', path: '/b', owner, owned: '/b' })),
    'refused',
    ['claims /b, which mf-b (Other) owns'],
  ],
  [
    state(refused({ kind: 'slot', slot: 'side', owner })),
    'refused',
    ['fills the slot side, which mf-b (Other) fills'],
  ],
  [state(null, { problem: 'unreachable' }), 'admitted', ['the server of the remote does not answer']],
  [state(null, { problem: 'unreadable' }), 'admitted', ['the announcement of the remote cannot be read']],
  [state(null, { problem: 'incomplete' }), 'admitted', ['a file is missing or is not the announced one']],
  [
    state(null, { problem: 'unstorable' }),
    'admitted',
    ['cannot be stored: it is too large or changes a file that was published before'],
  ],
  [
    state(null, { problem: 'older' }),
    'admitted',
    ['is older than one that its team has signed already; it comes into force only if the registry pins it'],
  ],
  [
    state({ kind: 'faulty' }, { listing: { name: 'mf-a', url: 'http://secret.example', pin: '9' } }),
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
  const listing = { name: 'mf-a', url: 'http://a', key: 'k', pin: '1', canary: { version: '2', percent: 5 } };
  const faults = { 1: { network: 1, timeout: 2, broken: 3, render: 4 } };
  const status = remoteStatus(state(null, { listing, canary: stored('2') }), statusTexts);
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
