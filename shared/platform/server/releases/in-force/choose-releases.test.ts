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

interface Setting extends Partial<RemoteAtHand['listing']> {
  current?: string | null;
  previous?: string | null;
  established?: boolean;
}

/** A remote with releases in the order in which they were announced. */
function remote(name: string, stored: Stored[], setting: Setting = {}): RemoteAtHand {
  const { current = null, previous = null, established = current !== null, ...listing } = setting;
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

type Outcomes = Record<string, 'failed' | 'untried'>;

/** What is chosen where release 3 failed its smoke test, unless a test says otherwise. */
const chosen = (remotes: RemoteAtHand[], smokeTests: Outcomes = { 3: 'failed' }) =>
  chooseReleases(remotes, host, (_name, version) => smokeTests[version] ?? 'passed');
const stablesOf = (...remotes: RemoteAtHand[]) => chosen(remotes).map(({ stable }) => stable);

const release = (version: string, more: Partial<Stored> = {}): Stored => ({ version, ...more });
const [one, two, three, four] = [release('1'), release('2'), release('3'), release('4')];
const signed = (version: string) => release(version, { signedBy: 'k' });
const takenBack = (version: string) => release(version, { takenBack: true });
const refused = (version: string) => release(version, { contract: 2 });
/** It claims what another team owns. */
const thief = release('2', { paths: ['/a', '/b'] });
const canary = { version: '2', percent: 5 };

type Cases = [what: string, stored: Stored[], setting: Setting, version: string | null][];

it.each<Cases[number]>([
  ['is the newest', [one, two], { current: '1' }, '2'],
  ['is the pinned one', [one, two], { current: '2', pin: '1' }, '1'],
  ['stays where the pinned one is not stored', [one, two], { current: '1', pin: '9' }, '1'],
  ['is none on a host that never had the pinned one', [one, two], { pin: '9' }, null],
  ['is one before a pinned one that failed, and none after it', [one, three, four], { pin: '3' }, '1'],
  ['stays where the newest is refused', [one, refused('2')], { current: '1' }, '1'],
  ['stays where the newest is not signed', [signed('1'), two], { current: '1', key: 'k' }, '1'],
  ['stays where the registry has a new key', [one], { current: '1', key: 'k' }, '1'],
  ['is none where nothing is signed', [one], { key: 'k' }, null],
  ['is one that is signed with any of two keys', [signed('1'), two], { key: ['j', 'k'] }, '1'],
  ['is none where nothing is stored', [], { pin: '1' }, null],
  ['is not the canary', [one, two], { current: '1', canary }, '1'],
  ['is the canary where there is no other', [two], { canary }, '2'],
  ['is none that failed its smoke test', [one, three], { current: '1' }, '1'],
  ['is none taken back, where the newest failed', [one, takenBack('2'), three], { current: '1' }, '1'],
  [
    'is none taken back, where the pinned failed',
    [one, three, takenBack('4')],
    { current: '3', pin: '3' },
    '1',
  ],
  ['is the newest once that is kept back no more', [one, takenBack('2')], { current: '1' }, '2'],
  ['gives way where it failed itself', [one, three], { current: '3', pin: '3' }, '1'],
])('the release in force %s', (_what, stored, setting, version) => {
  expect(stablesOf(remote('a', stored, setting))).toEqual([version]);
});

it('says what it thinks of each release that it looked at, the canary too', () => {
  const releases = [
    signed('1'),
    release('2', { signedBy: 'k', contract: 2 }),
    three,
    signed('4'),
    signed('5'),
  ];
  const looked = remote('a', releases, { current: '1', key: 'k', canary: { version: '1', percent: 5 } });
  const [choice] = chosen([looked], { 4: 'failed', 5: 'untried' });
  expect([...(choice?.judgements ?? [])].map(([version, { kind }]) => `${version} ${kind}`)).toEqual([
    '5 untried',
    '4 faulty',
    '3 unsigned',
    '2 refused',
    '1 admitted',
  ]);
  const [other] = chosen([remote('a', [one, thief], { pin: '1', canary }), remote('b', [one])]);
  expect(other?.judgements.get('2')?.kind).toBe('refused');
});

it.each<Cases[number]>([
  ['is the one before', [one, two], { current: '2', previous: '1' }, '1'],
  ['is the one that was in force until now', [one, two], { current: '1' }, '1'],
  ['is not the one that is being taken back', [one, two], { current: '2', previous: '1', pin: '1' }, null],
  ['is none that an older host took back', [one, two], { current: '1', previous: '2', pin: '1' }, null],
  ['is none that failed its smoke test', [three, two], { current: '2', previous: '3' }, null],
  ['is one that has not been tried since the start', [four, two], { current: '2', previous: '4' }, '4'],
  ['is none that is refused today', [refused('1'), two], { current: '2', previous: '1' }, null],
  ['is none without a signature asked for today', [one, signed('2')], { current: '1', key: 'k' }, null],
  ['is none that is not stored any more', [two], { current: '2', previous: '1' }, null],
])('the release in place of one that fails %s', (_what, stored, setting, version) => {
  const [choice] = chosen([remote('a', stored, setting)], { 3: 'failed', 4: 'untried' });
  expect(choice?.fallback).toBe(version);
});

it.each<Cases[number]>([
  ['is chosen beside the pinned one', [one, two], { pin: '1', canary }, '2'],
  ['is none where it is in force', [one, two], { pin: '2', canary }, null],
  ['is none where it is not stored', [one], { canary }, null],
  ['is none where it may not be mounted', [one, thief], { pin: '1', canary }, null],
  ['is none where it is not signed', [signed('1'), two], { key: 'k', canary }, null],
])('a canary %s', (_what, stored, setting, version) => {
  expect(chosen([remote('a', stored, setting), remote('b', [one])])[0]?.canary).toBe(version);
});

describe('a claim on what another team owns', () => {
  const owner = remote('a', [one], { current: '1' });

  it('costs the claimant its new release alone, whatever the order', () => {
    const claimant = remote('b', [one, thief], { current: '1' });
    expect(stablesOf(owner, claimant)).toEqual(['1', '1']);
    expect(stablesOf(claimant, owner)).toEqual(['1', '1']);
  });

  it('is refused though the owner’s server is away: what is stored owns', () => {
    expect(stablesOf(remote('b', [thief]), owner)).toEqual([null, '1']);
  });

  it('gives way to a remote before it that is heard of later, as long as some were unheard of', () => {
    const provisional = remote('b', [thief], { current: '2', established: false });
    expect(stablesOf(remote('a', []), provisional)).toEqual([null, '2']);
    expect(stablesOf(remote('a', [one]), provisional)).toEqual(['1', null]);
  });

  it('stands where the owner has given it up', () => {
    const leaving = remote('a', [one, release('2', { paths: ['/x'] })], { current: '1' });
    expect(stablesOf(leaving, remote('b', [one, thief], { current: '1' }))).toEqual(['2', '2']);
  });
});
