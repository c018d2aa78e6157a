import { describe, expect, it } from 'vitest';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { emptyRecord } from '../store/release-record.ts';
import { chooseReleases, type RemoteAtHand } from './choose-releases.ts';

const host: HostFacts = { contract: 1, shared: {} };

interface Stored {
  version: string;
  paths?: string[];
  contract?: number;
  signedBy?: string;
  takenBack?: boolean;
}

/** A remote with releases in the order in which they were announced. */
function remote(
  name: string,
  stored: Stored[],
  {
    current = null as string | null,
    previous = null as string | null,
    established = current !== null,
    ...listing
  }: Partial<RemoteAtHand['listing']> & {
    current?: string | null;
    previous?: string | null;
    established?: boolean;
  } = {},
): RemoteAtHand {
  const claims = stored.map(
    ({ version, paths = [`/${name}`], contract = 1 }) =>
      [version, { name, team: name, contract, paths, slots: {}, shared: {} }] as const,
  );
  const releases = stored.map(
    ({ version, signedBy = null, takenBack = false }, at) =>
      [version, { announcedAt: at, replacedAt: null, signedBy, takenBack }] as const,
  );
  return {
    listing: { name, ...listing },
    record: { ...emptyRecord, current, previous, established, releases: Object.fromEntries(releases) },
    claims: new Map(claims),
  };
}

const chosen = (remotes: RemoteAtHand[], smokeTests: Record<string, 'failed' | 'untried'> = {}) =>
  chooseReleases(remotes, host, (name, version) => smokeTests[`${name} ${version}`] ?? 'passed').map(
    ({ stable, canary }) => [stable, canary],
  );

const [one, two, three] = ['1', '2', '3'].map((version) => ({ version })) as [Stored, Stored, Stored];

describe('the release in force', () => {
  it.each<[string, RemoteAtHand, string | null]>([
    ['is the newest', remote('a', [one, two], { current: '1' }), '2'],
    ['is the pinned one', remote('a', [one, two], { current: '2', pin: '1' }), '1'],
    ['stays where the pinned one is not stored', remote('a', [one, two], { current: '1', pin: '9' }), '1'],
    ['is none on a host that never had the pinned one', remote('a', [one, two], { pin: '9' }), null],
    [
      'is one before the pinned one, where that may not be mounted, and none after it',
      remote('a', [one, three, { version: '4' }], { pin: '3' }),
      '1',
    ],
    [
      'stays where the newest is refused',
      remote('a', [one, { version: '2', contract: 2 }], { current: '1' }),
      '1',
    ],
    [
      'stays where the newest is not signed',
      remote('a', [{ version: '1', signedBy: 'k' }, two], { current: '1', key: 'k' }),
      '1',
    ],
    ['stays where the registry has a new key', remote('a', [one], { current: '1', key: 'k' }), '1'],
    ['is none where nothing is signed', remote('a', [one], { key: 'k' }), null],
    ['is none where nothing is stored', remote('a', [], { pin: '1' }), null],
    [
      'is not the canary',
      remote('a', [one, two], { current: '1', canary: { version: '2', percent: 5 } }),
      '1',
    ],
    [
      'is the canary where there is no other',
      remote('a', [two], { canary: { version: '2', percent: 5 } }),
      '2',
    ],
    ['is none that failed its smoke test', remote('a', [one, three], { current: '1' }), '1'],
    [
      'is none that was taken back, where the newest may not be mounted',
      remote('a', [one, { version: '2', takenBack: true }, three], { current: '1' }),
      '1',
    ],
    [
      'is none that was taken back, where the pinned one may not be mounted',
      remote('a', [one, three, { version: '4', takenBack: true }], { current: '3', pin: '3' }),
      '1',
    ],
    [
      'is the newest once it is not kept back any more, though it was taken back',
      remote('a', [one, { version: '2', takenBack: true }], { current: '1' }),
      '2',
    ],
    ['gives way where it failed itself', remote('a', [one, three], { current: '3', pin: '3' }), '1'],
  ])('%s', (_what, each, stable) => {
    expect(chosen([each], { 'a 3': 'failed' })[0]?.[0]).toBe(stable);
  });
});

it('says what it thinks of each release that it looked at, the canary too', () => {
  const releases = ['1', '2', '3', '4', '5'].map((version) => ({
    version,
    contract: version === '2' ? 2 : 1,
    ...(version !== '3' && { signedBy: 'k' }),
  }));
  const looked = remote('a', releases, { current: '1', key: 'k', canary: { version: '1', percent: 5 } });
  const smokeTests: Record<string, 'failed' | 'untried'> = { 4: 'failed', 5: 'untried' };
  const [choice] = chooseReleases([looked], host, (_name, version) => smokeTests[version] ?? 'passed');
  expect([...(choice?.judgements ?? [])].map(([version, { kind }]) => `${version} ${kind}`)).toEqual([
    '5 untried',
    '4 faulty',
    '3 unsigned',
    '2 refused',
    '1 admitted',
  ]);
  const rest = remote('a', [one, { version: '2', paths: ['/b'] }], {
    pin: '1',
    canary: { version: '2', percent: 5 },
  });
  const [other] = chooseReleases([rest, remote('b', [one])], host, () => 'passed');
  expect(other?.judgements.get('2')?.kind).toBe('refused');
});

describe('the release in bucket of one that fails', () => {
  it.each<[string, RemoteAtHand, string | null]>([
    ['is the one before', remote('a', [one, two], { current: '2', previous: '1' }), '1'],
    ['is the one that was in force until now', remote('a', [one, two], { current: '1' }), '1'],
    [
      'is not the one that is being taken back',
      remote('a', [one, two], { current: '2', previous: '1', pin: '1' }),
      null,
    ],
    [
      'is not one that was taken back by an earlier version of this host',
      remote('a', [one, two], { current: '1', previous: '2', pin: '1' }),
      null,
    ],
    ['is none that failed its smoke test', remote('a', [three, two], { current: '2', previous: '3' }), null],
    [
      'is one that has not been tried since the start',
      remote('a', [{ version: 'untried' }, two], { current: '2', previous: 'untried' }),
      'untried',
    ],
    [
      'is none that would be refused today',
      remote('a', [{ version: '1', contract: 2 }, two], { current: '2', previous: '1' }),
      null,
    ],
    [
      'is none without the signature that is asked for today',
      remote('a', [one, { version: '2', signedBy: 'k' }], { current: '1', key: 'k' }),
      null,
    ],
    ['is none that is not stored any more', remote('a', [two], { current: '2', previous: '1' }), null],
  ])('%s', (_what, each, fallback) => {
    const smokeTests: Record<string, 'failed' | 'untried'> = { 3: 'failed', untried: 'untried' };
    const [choice] = chooseReleases([each], host, (_name, version) => smokeTests[version] ?? 'passed');
    expect(choice?.fallback).toBe(fallback);
  });
});

describe('a canary', () => {
  const canary = { version: '2', percent: 5 };
  it.each<[string, RemoteAtHand, string | null]>([
    ['is chosen beside the pinned one', remote('a', [one, two], { pin: '1', canary }), '2'],
    ['is none where it is in force', remote('a', [one, two], { pin: '2', canary }), null],
    ['is none where it is not stored', remote('a', [one], { canary }), null],
    [
      'is none where it may not be mounted',
      remote('a', [one, { version: '2', paths: ['/b'] }], { pin: '1', canary }),
      null,
    ],
    [
      'is none where it is not signed',
      remote('a', [{ version: '1', signedBy: 'k' }, two], { key: 'k', canary }),
      null,
    ],
  ])('%s', (_what, each, version) => {
    expect(chosen([each, remote('b', [one])])[0]?.[1]).toBe(version);
  });
});

describe('a claim on what another team owns', () => {
  const thief = { version: '2', paths: ['/a', '/b'] };
  it('costs the claimant its new release alone, whatever the order', () => {
    const a = remote('a', [one], { current: '1' });
    const b = remote('b', [one, thief], { current: '1' });
    expect(chosen([a, b])).toEqual([
      ['1', null],
      ['1', null],
    ]);
    expect(chosen([b, a])).toEqual([
      ['1', null],
      ['1', null],
    ]);
  });

  it('is refused though the owner’s server is away: what is stored owns', () => {
    const owner = remote('a', [one], { current: '1' });
    expect(chosen([remote('b', [thief]), owner])).toEqual([
      [null, null],
      ['1', null],
    ]);
  });

  it('gives way to a remote before it that is heard of later, as long as some were unheard of', () => {
    const provisional = remote('b', [thief], { current: '2', established: false });
    expect(chosen([remote('a', []), provisional])).toEqual([
      [null, null],
      ['2', null],
    ]);
    expect(chosen([remote('a', [one]), provisional])).toEqual([
      ['1', null],
      [null, null],
    ]);
  });

  it('stands where the owner has given it up', () => {
    const a = remote('a', [one, { version: '2', paths: ['/x'] }], { current: '1' });
    expect(chosen([a, remote('b', [one, thief], { current: '1' })])).toEqual([
      ['2', null],
      ['2', null],
    ]);
  });
});
