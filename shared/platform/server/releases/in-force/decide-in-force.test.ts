import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../contract/reasons.ts';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import { recordOf } from '../../../testing/releases-at-hand.ts';
import { emptyRecord, type ReleaseRecord, withCurrent } from '../store/release-record.ts';
import {
  type ChosenReleases,
  decideInForce,
  type InForce,
  isInCanary,
  type Judgement,
  type RemoteAtHand,
  recordInForce,
  revisionOf,
} from './decide-in-force.ts';

const host: HostFacts = { contract: 1, shared: {} };

interface Stored {
  version: string;
  paths?: string[];
  contract?: number;
  signedBy?: string;
  takenBack?: boolean;
}

interface Setting extends Partial<RemoteAtHand['listing']> {
  problem?: Problem | null;
  current?: string | null;
  previous?: string | null;
  established?: boolean;
}

/** A remote with releases in the order in which they were announced. */
function remote(name: string, stored: Stored[], setting: Setting = {}): RemoteAtHand {
  const { current = null, previous = null, problem = null, ...rest } = setting;
  const { established = current !== null, ...listing } = rest;
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
    smokeTestOf: () => 'passed',
    problem,
  };
}

type Outcomes = Record<string, 'failed' | 'untried'>;

/** What is decided where release 3 failed its smoke test, unless a test says otherwise. */
const decided = (
  remotes: RemoteAtHand[],
  smokeTests: Outcomes = { 3: 'failed' },
  before?: InForce,
): InForce =>
  decideInForce(
    remotes.map((each) => ({ ...each, smokeTestOf: (version) => smokeTests[version] ?? 'passed' })),
    host,
    before,
  );
const chosen = (remotes: RemoteAtHand[], smokeTests?: Outcomes) => decided(remotes, smokeTests).choices;
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
type Reasoned = [what: string, stored: Stored[], setting: Setting, version: string | null, reason?: string];

it.each<Reasoned>([
  ['is the newest', [one, two], { current: '1' }, '2', 'announced'],
  ['is the pinned one', [one, two], { current: '2', pin: '1' }, '1', 'pinned'],
  ['stays where the pinned one is not stored', [one, two], { current: '1', pin: '9' }, '1', 'kept'],
  [
    'stays, though it is the newest, where the pinned one is not stored',
    [one],
    { current: '1', pin: '9' },
    '1',
    'kept',
  ],
  ['is none on a host that never had the pinned one', [one, two], { pin: '9' }, null],
  [
    'is one before a pinned one that failed, and none after it',
    [one, three, four],
    { pin: '3' },
    '1',
    'earlier',
  ],
  ['stays where the newest is refused', [one, refused('2')], { current: '1' }, '1', 'kept'],
  ['stays where the newest is not signed', [signed('1'), two], { current: '1', key: 'k' }, '1', 'kept'],
  ['stays where the registry has a new key', [one], { current: '1', key: 'k' }, '1', 'announced'],
  ['is none where nothing is signed', [one], { key: 'k' }, null],
  ['is one that is signed with any of two keys', [signed('1'), two], { key: ['j', 'k'] }, '1', 'earlier'],
  ['is none where nothing is stored', [], { pin: '1' }, null],
  ['is not the canary', [one, two], { current: '1', canary }, '1', 'kept'],
  ['is the canary where there is no other', [two], { canary }, '2', 'announced'],
  ['is none that failed its smoke test', [one, three], { current: '1' }, '1', 'kept'],
  [
    'is none taken back, where the newest failed',
    [one, takenBack('2'), three],
    { current: '1' },
    '1',
    'kept',
  ],
  [
    'is none taken back, where the pinned failed',
    [one, three, takenBack('4')],
    { current: '3', pin: '3' },
    '1',
    'earlier',
  ],
  ['is the newest once that is kept back no more', [one, takenBack('2')], { current: '1' }, '2', 'announced'],
  ['gives way where it failed itself', [one, three], { current: '3', pin: '3' }, '1', 'earlier'],
])('the release in force %s', (_what, stored, setting, version, reason) => {
  const [choice] = chosen([remote('a', stored, setting)]);
  expect([choice?.stable, choice?.reason?.kind]).toEqual([version, reason]);
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
  const said = (judgement: Judgement) =>
    judgement.kind === 'refused' ? judgement.reasons.map(({ kind }) => kind).join() : judgement.kind;
  expect([...(choice?.judgements ?? [])].map(([version, each]) => `${version} ${said(each)}`)).toEqual([
    '5 untried',
    '4 faulty',
    '3 unsigned',
    '2 contract',
    '1 admitted',
  ]);
  const [other] = chosen([remote('a', [one, thief], { pin: '1', canary }), remote('b', [one])]);
  expect(other?.judgements.get('2')).toMatchObject({
    kind: 'refused',
    reasons: [{ kind: 'path', path: '/b' }],
  });
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

/** Releases 1, 2 and 3 are stored, were announced in this order, and 2 is in force. */
const three123 = [one, two, release('3')];
const at = (name: string, stable: string | null) =>
  remote(name, three123, { current: '2', ...(stable !== null && { pin: stable }) });
const nothing = (name: string, problem: Problem | null = null) => remote(name, [], { problem });
const force = (...remotes: RemoteAtHand[]) => decided(remotes, {}, { ...decided(remotes, {}), epoch: 5 });
const epochAfter = (before: RemoteAtHand[], after: RemoteAtHand[]) =>
  decided(after, {}, { ...force(...before), epoch: 5 }).epoch;

it.each<[string, before: RemoteAtHand[], after: RemoteAtHand[], epoch: number]>([
  ['stays with the same release', [at('a', '2')], [at('a', '2')], 5],
  ['stays with a newer one', [at('a', '2')], [at('a', '3')], 5],
  ['is another after an older one', [at('a', '2')], [at('a', '1')], 6],
  [
    'is another after an older one of any remote',
    [at('a', '2'), at('b', '2')],
    [at('a', '2'), at('b', '1')],
    6,
  ],
  ['stays where a remote has none any more', [at('a', '2')], [nothing('a')], 5],
  ['is another without a remote', [at('a', '2'), at('b', '2')], [at('a', '2')], 6],
  ['stays with one more remote', [at('a', '2')], [at('a', '2'), at('b', '2')], 5],
])('the epoch %s', (_what, before, after, epoch) => {
  expect(epochAfter(before, after)).toBe(epoch);
});

it.each<[string, RemoteAtHand[], boolean]>([
  ['with a release in force all is known', [remote('a', [one], { problem: { kind: 'unreachable' } })], true],
  ['of which nothing was heard more may come', [nothing('a')], false],
  ['beside which another is unheard of more may come', [remote('a', [one]), nothing('b')], false],
  ['whose server is away more may come', [nothing('a', { kind: 'unreachable' })], false],
  ['whose release is being tested more may come', [remote('a', [four])], false],
  ['whose release failed all is known', [remote('a', [three])], true],
  ['whose release is not signed all is known', [nothing('a', { kind: 'unsigned' })], true],
  ['whose announcement cannot be read all is known', [nothing('a', { kind: 'unreadable' })], true],
])('of a remote %s', (_what, remotes, allKnown) => {
  expect(decided(remotes, { 3: 'failed', 4: 'untried' }).allKnown).toBe(allKnown);
});

const a1: ChosenReleases = { name: 'a', stable: '1', canary: null, percent: 0, fallback: null };

it.each<[string, ChosenReleases[], allKnown: boolean, isSame: boolean]>([
  ['the same for the same', [{ ...a1 }], true, true],
  ['another for another release', [{ ...a1, stable: '2' }], true, false],
  ['another for another fallback', [{ ...a1, fallback: '0' }], true, false],
  ['another for a canary', [{ ...a1, canary: '2' }], true, false],
  ['another for more visitors of it', [{ ...a1, percent: 5 }], true, false],
  ['another for another remote', [{ ...a1, name: 'b' }], true, false],
  ['another before all is known', [{ ...a1 }], false, false],
])('the revision is %s', (_what, choices, allKnown, isSame) => {
  expect(revisionOf(choices, allKnown) === revisionOf([a1], true)).toBe(isSame);
});

/** A record of the releases 1, 2 and 3, of which 2 is in force. */
const record = withCurrent(recordOf('1', '2', '3'), '2', 4);

it.each<[string, stable: string | null, boolean, Partial<ReleaseRecord>]>([
  ['keeps what it says without a release', null, true, { current: '2', established: false }],
  ['owns what it claims once all is known', '2', true, { current: '2', established: true }],
  ['does not before', '2', false, { current: '2', established: false }],
  ['names the release before', '3', true, { current: '3', previous: '2' }],
  ['names none after one was taken back', '1', true, { current: '1', previous: null }],
])('the record of a remote %s', (_what, stable, allKnown, expected) => {
  expect(recordInForce(record, { ...a1, stable }, { allKnown, now: 9 })).toMatchObject(expected);
});

it('the record of a remote is the same object where nothing changes, so that it is not written', () => {
  const before = { ...record, established: true };
  expect(recordInForce(before, { ...a1, stable: '2' }, { allKnown: true, now: 9 })).toBe(before);
});

it('so many visitors of a hundred are in a canary, and stay in as they become more', () => {
  const inside = (percent: number) =>
    Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) =>
      isInCanary({ ...a1, canary: '2', percent }, bucket),
    );
  expect([0, 5, 100].map((percent) => inside(percent).length)).toEqual([0, 5, 100]);
  expect(inside(50)).toEqual(expect.arrayContaining(inside(5)));
  expect(isInCanary({ ...a1, canary: '2', percent: 100 }, null)).toBe(false);
  expect(isInCanary({ ...a1, percent: 100 }, 1)).toBe(false);
});

describe('whatever is stored, pinned and signed', () => {
  const versions = ['1', '2', '3', '4'];
  const stored = fc.array(
    fc.record({
      version: fc.constantFrom(...versions),
      paths: fc.subarray(['/x', '/y', '/z'], { minLength: 1 }),
      contract: fc.constantFrom(1, 1, 1, 2),
      signedBy: fc.constantFrom('k', 'j'),
      takenBack: fc.boolean(),
    }),
    { maxLength: 4 },
  );
  const setting = fc.record(
    {
      current: fc.constantFrom(...versions),
      previous: fc.constantFrom(...versions),
      pin: fc.constantFrom(...versions),
      canary: fc.record({ version: fc.constantFrom(...versions), percent: fc.nat(100) }),
      key: fc.constantFrom('k', 'j'),
    },
    { requiredKeys: [] },
  );
  const remotes = fc
    .tuple(fc.tuple(stored, setting), fc.tuple(stored, setting))
    .map((all) => all.map(([releases, each], index) => remote(`r${index}`, releases, each)));
  const outcomes = fc.dictionary(fc.constantFrom(...versions), fc.constantFrom('failed', 'untried'));

  it('what is in force is stored, signed as asked for or in force already, passed, alone on its paths, and has a reason', () => {
    fc.assert(
      fc.property(remotes, outcomes, (all, tests) => {
        const { choices } = decided(all, tests as Outcomes);
        const paths: string[] = [];
        for (const [index, { stable, canary, reason, judgements }] of choices.entries()) {
          const { claims, listing, record: known } = all[index] as RemoteAtHand;
          expect(reason === null).toBe(stable === null);
          for (const version of [stable, canary]) {
            if (version === null) continue;
            expect(judgements.get(version)?.kind).toBe('admitted');
            expect(tests[version]).toBeUndefined();
            expect(claims.get(version)?.contract).toBe(1);
            const isSigned = listing.key === undefined || known.releases[version]?.signedBy === listing.key;
            expect(isSigned || version === known.current).toBe(true);
          }
          if (stable !== null) paths.push(...(claims.get(stable)?.paths ?? []));
        }
        expect(new Set(paths).size).toBe(paths.length);
      }),
    );
  });

  it('deciding again and again comes to rest, and then takes nothing back', () => {
    fc.assert(
      fc.property(remotes, outcomes, (all, tests) => {
        let known = all;
        let before = decided(known, tests as Outcomes);
        // What one gives up another may take the next time.
        for (const _time of [1, 2, 3, 4]) {
          known = known.map((each, index) => {
            const choice = before.choices[index] as ChosenReleases;
            return { ...each, record: recordInForce(each.record, choice, { allKnown: true, now: 9 }) };
          });
          before = decided(known, tests as Outcomes, before);
        }
        expect(decided(known, tests as Outcomes, before)).toMatchObject({
          revision: before.revision,
          epoch: before.epoch,
        });
      }),
    );
  });
});
