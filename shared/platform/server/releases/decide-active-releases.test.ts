import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PublishError, Reason } from '../../contract/reasons.ts';
import type { HostFacts } from '../../contract/release-manifest.ts';
import { aChoice, recordOf } from '../../testing/release-fixtures.ts';
import {
  type Choice,
  type ChosenReleases,
  computeRevision,
  type Decision,
  decideActiveReleases,
  listDecisionEvents,
  noDecision,
  type RemoteSnapshot,
} from './decide-active-releases.ts';
import { emptyRecord, type ReleaseRecord, withActive } from './release-record.ts';
import { isInAudience } from './releases.ts';

const host: HostFacts = { contract: 1, shared: {} };

interface Stored {
  version: string;
  paths?: string[];
  contract?: number;
  signedBy?: string;
  isRolledBack?: boolean;
}

type Setting = Partial<RemoteSnapshot['listing'] & ReleaseRecord & Pick<RemoteSnapshot, 'problem'>>;

/** Creates a remote with releases in the order of their announcements. */
function remote(
  name: string,
  stored: Stored[],
  { active = null, previous = null, problem = null, ...listing }: Setting = {},
): RemoteSnapshot {
  const established = active !== null;
  const claims = stored.map(
    ({ version, paths = [`/${name}`], contract = 1 }) =>
      [version, { manifest: { name, team: name, contract, paths, slots: {}, shared: {} } }] as const,
  );
  const releases = stored.map(({ version, signedBy = null, isRolledBack = false }, announcedAt) => {
    return [version, { digest: '', announcedAt, replacedAt: null, signedBy, failedPart: null, isRolledBack }];
  });
  return {
    id: name,
    name,
    preview: null,
    listing,
    record: { ...emptyRecord, active, previous, established, releases: Object.fromEntries(releases) },
    releases: new Map(claims),
    waiting: new Set(),
    problem,
  };
}

type Outcomes = Record<string, 'failed' | 'waiting'>;

function withOutcomes(remote: RemoteSnapshot, outcomes: Outcomes): RemoteSnapshot {
  const releases = Object.entries(remote.record.releases).map(([version, release]) => [
    version,
    { ...release, failedPart: outcomes[version] === 'failed' ? '/a' : null },
  ]);
  const waiting = Object.keys(outcomes).filter((version) => outcomes[version] === 'waiting');
  const record = { ...remote.record, releases: Object.fromEntries(releases) };
  return { ...remote, record, waiting: new Set(waiting) };
}

/** Decides with a failed smoke test of release 3, unless a test overrides it. */
const decided = (remotes: RemoteSnapshot[], smokeTests: Outcomes = { 3: 'failed' }, before?: Decision) =>
  decideActiveReleases(
    remotes.map((each) => withOutcomes(each, smokeTests)),
    host,
    before,
  );
const chosen = (remotes: RemoteSnapshot[], smokeTests?: Outcomes) => decided(remotes, smokeTests).choices;

const release = (version: string, more: Partial<Stored> = {}): Stored => ({ version, ...more });
const [one, two, three, four] = [release('1'), release('2'), release('3'), release('4')];
const signed = (version: string) => release(version, { signedBy: 'k' });
const rolledBack = (version: string) => release(version, { isRolledBack: true });
/** Claims a path that another team owns. */
const thief = release('2', { paths: ['/a', '/b'] });
const canary = { version: '2', percent: 5 };

type Case = [what: string, stored: Stored[], setting: Setting, version: string | null, reason?: string];

it.each<Case>([
  ['is the newest', [one, two], { active: '1' }, '2', 'announced'],
  ['is the pinned one', [one, two], { active: '2', pin: '1' }, '1', 'pinned'],
  ['stays, the newest, if the pinned one is not stored', [one], { active: '1', pin: '9' }, '1', 'kept'],
  ['is none on a host that never had the pinned one', [one, two], { pin: '9' }, null],
  ['is one before the failed pinned one', [one, rolledBack('2'), three, four], { pin: '3' }, '1', 'earlier'],
  ['stays if the newest is not signed', [signed('1'), two], { active: '1', key: 'k' }, '1', 'kept'],
  ['stays if the registry has a new key', [one], { active: '1', key: 'k' }, '1', 'announced'],
  ['is one that is signed with any of two keys', [signed('1'), two], { key: ['j', 'k'] }, '1', 'earlier'],
  ['is not the canary', [one, two], { active: '1', canary }, '1', 'kept'],
  ['is the canary if there is no other', [two], { canary }, '2', 'announced'],
  ['is none rolled back if the newest failed', [one, rolledBack('2'), three], { active: '1' }, '1', 'kept'],
  ['is the newest once its pin is removed', [one, rolledBack('2')], { active: '1' }, '2', 'announced'],
  ['is replaced if it failed itself', [one, three], { active: '3', pin: '3' }, '1', 'earlier'],
])('the active release %s', (_what, stored, setting, version, reason) => {
  const [choice] = chosen([remote('a', stored, setting)]);
  expect([choice?.active, choice?.reason?.kind]).toEqual([version, reason]);
});

it('returns the check of each release that it evaluated, including the canary', () => {
  const stored = [signed('1'), release('2', { signedBy: 'k', contract: 2 }), three, signed('4'), signed('5')];
  const setting = { active: '1', key: 'k', canary: { version: '1', percent: 5 } };
  const said = (choice: Choice | undefined) =>
    [...(choice?.checks ?? [])].map(([version, [reason]]) => `${version} ${reason?.kind ?? 'admitted'}`);
  const [choice] = chosen([remote('a', stored, setting)], { 4: 'failed', 5: 'waiting' });
  expect(said(choice)).toEqual(['5 waiting', '4 faulty', '3 unsigned', '2 contract', '1 admitted']);
  const [other] = chosen([remote('a', [one, thief], { pin: '1', canary }), remote('b', [one])]);
  expect([other?.variants.length, ...said(other)]).toEqual([0, '1 admitted', '2 path']);
});

it.each<Case>([
  ['is the previous one', [one, two], { active: '2', previous: '1' }, '1'],
  ['is the one that was active until now', [one, two], { active: '1' }, '1'],
  ['is not the one that is being rolled back', [one, two], { active: '2', previous: '1', pin: '1' }, null],
  ['is none that an older host rolled back', [one, two], { active: '1', previous: '2', pin: '1' }, null],
  ['is none that failed its smoke test', [three, two], { active: '2', previous: '3' }, null],
  ['is one that other hosts are fetching', [four, two], { active: '2', previous: '4' }, '4'],
  ['is none without a signature that is required now', [one, signed('2')], { active: '1', key: 'k' }, null],
])('the fallback %s', (_what, stored, setting, version) => {
  const [choice] = chosen([remote('a', stored, setting)], { 3: 'failed', 4: 'waiting' });
  expect(choice?.fallback).toBe(version);
});

it.each<Case>([
  ['is chosen beside the pinned one', [one, two], { pin: '1', canary }, '2'],
  ['is none if it is active', [one, two], { pin: '2', canary }, null],
  ['is none if it is not stored', [one], { canary }, null],
])('a canary %s', (_what, stored, setting, version) => {
  const variants = version === null ? [] : [{ version, audience: { kind: 'share', percent: 5 } }];
  expect(chosen([remote('a', stored, setting)])).toMatchObject([{ variants }]);
});

const owner = remote('a', [one], { active: '1' });
const claimant = remote('b', [one, thief], { active: '1' });
/** Claimed its paths while `a` was unknown. */
const claimed = remote('b', [thief], { active: '2' });
const provisional = { ...claimed, record: { ...claimed.record, established: false } };
const leaving = remote('a', [one, release('2', { paths: ['/x'] })], { active: '1' });

it.each<[string, RemoteSnapshot[], (string | null)[]]>([
  ['rejects only the claimant’s new release', [owner, claimant], ['1', '1']],
  ['rejects the same in another order', [claimant, owner], ['1', '1']],
  [
    'is rejected although the owner’s server is unreachable, because stored releases own paths',
    [remote('b', [thief]), owner],
    [null, '1'],
  ],
  ['is valid while a remote before it is unknown', [remote('a', []), provisional], [null, '2']],
  ['ends once that remote is known', [remote('a', [one]), provisional], ['1', null]],
  ['is valid once the owner has dropped it', [leaving, claimant], ['2', '2']],
])('a claim on a path of another team %s', (_what, remotes, stables) => {
  expect(chosen(remotes).map(({ active }) => active)).toEqual(stables);
});

/** Releases 1, 2 and 3 are stored, were announced in this order, and 2 is active. */
const three123 = [one, two, release('3')];
const at = (name: string, pin: string) => remote(name, three123, { active: '2', pin });
const nothing = (name: string, problem: PublishError | null = null) => remote(name, [], { problem });

it.each<[string, before: RemoteSnapshot[], after: RemoteSnapshot[], epoch: number]>([
  ['stays with a newer one', [at('a', '2')], [at('a', '3')], 5],
  ['changes after an older one', [at('a', '2'), at('b', '2')], [at('a', '2'), at('b', '1')], 6],
  ['stays if a remote has none any more', [at('a', '2')], [nothing('a')], 5],
  ['changes without a remote', [at('a', '2'), at('b', '2')], [at('a', '2')], 6],
  ['stays with one more remote', [at('a', '2')], [at('a', '2'), at('b', '2')], 5],
])('the epoch %s', (_what, before, after, epoch) => {
  expect(decided(after, {}, { ...decided(before), epoch: 5 }).epoch).toBe(epoch);
});

it.each<[string, RemoteSnapshot[], boolean]>([
  ['with an active release all is known', [remote('a', [one], { problem: { kind: 'unreachable' } })], true],
  ['that is unknown more may come', [nothing('a')], false],
  ['beside an unknown one more may come', [remote('a', [one]), nothing('b')], false],
  ['whose server is unreachable more may come', [nothing('a', { kind: 'unreachable' })], false],
  ['whose release other hosts are fetching more may come', [remote('a', [four])], false],
  ['whose pinned release is not stored more may come', [remote('a', [one], { pin: '9' })], false],
  ['whose release failed all is known', [remote('a', [three])], true],
  ['whose release is not signed all is known', [nothing('a', { kind: 'unsigned' })], true],
  ['whose announcement is unreadable all is known', [nothing('a', { kind: 'unreadable' })], true],
])('of a remote %s', (_what, remotes, allKnown) => {
  expect(decided(remotes, { 3: 'failed', 4: 'waiting' }).allKnown).toBe(allKnown);
});

const a1: ChosenReleases = { name: 'a', active: '1', fallback: null, variants: [] };
const variantOf = (version: string, percent: number) => [
  { version, audience: { kind: 'share' as const, percent } },
];

it('the revision changes with the active releases, and with whether more may come', () => {
  const variants = [variantOf('2', 5), variantOf('3', 5), variantOf('2', 6)];
  const changes = [
    { name: 'b' },
    { active: '2' },
    { fallback: '0' },
    ...variants.map((each) => ({ variants: each })),
  ];
  const others = changes.map((change) => computeRevision([{ ...a1, ...change }], true));
  const revisions = [computeRevision([a1], true), computeRevision([a1], false), ...others];
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(computeRevision([{ ...a1 }], true)).toBe(revisions[0]);
});

/** A record of the releases 1, 2 and 3, of which 2 is active. */
const record = withActive(recordOf('1', '2', '3'), '2', { allKnown: false, now: 4 });

it.each<[string, active: string | null, allKnown: boolean, Partial<ReleaseRecord>]>([
  ['stays without a release', null, true, { active: '2', established: false }],
  ['owns what it claims once all is known', '3', true, { active: '3', previous: '2', established: true }],
  ['does not before', '3', false, { active: '3', established: false }],
])('the record of a remote %s', (_what, active, allKnown, expected) => {
  expect(withActive(record, active, { allKnown, now: 9 })).toMatchObject(expected);
});

it('a canary has the given percentage of visitors, who stay in it when the percentage grows', () => {
  const buckets = [...Array(100).keys()];
  for (const percent of [0, 5, 50, 100]) {
    const inside = buckets.filter((bucket) => isInAudience({ kind: 'share', percent }, bucket, null));
    expect(inside).toEqual(buckets.slice(0, percent));
  }
  expect(isInAudience({ kind: 'share', percent: 100 }, null, null)).toBe(false);
});

const versions = ['1', '2', '3', '4'];
const stored = fc.array(
  fc.record({
    version: fc.constantFrom(...versions),
    paths: fc.subarray(['/x', '/y', '/z'], { minLength: 1 }),
    contract: fc.constantFrom(1, 1, 1, 2),
    signedBy: fc.constantFrom('k', 'j'),
    isRolledBack: fc.boolean(),
  }),
  { maxLength: 4 },
);
const setting = fc.record(
  {
    active: fc.constantFrom(...versions),
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
const outcomes = fc.dictionary(fc.constantFrom(...versions), fc.constantFrom('failed', 'waiting'));

it('any active release is stored, signed if required or already active, tested, alone on its paths, and has a reason', () => {
  fc.assert(
    fc.property(remotes, outcomes, (all, tests) => {
      const { choices } = decided(all, tests as Outcomes);
      const paths: string[] = [];
      for (const [index, { active, variants, reason, checks }] of choices.entries()) {
        const { releases, listing, record: known } = all[index] as RemoteSnapshot;
        expect(reason === null).toBe(active === null);
        for (const version of [active, ...variants.map((each) => each.version)]) {
          if (version === null) continue;
          expect(checks.get(version)).toEqual([]);
          expect(tests[version]).toBeUndefined();
          expect(releases.get(version)?.manifest.contract).toBe(1);
          const isSigned = listing.key === undefined || known.releases[version]?.signedBy === listing.key;
          expect(isSigned || version === known.active).toBe(true);
        }
        if (active !== null) paths.push(...(releases.get(active)?.manifest.paths ?? []));
      }
      expect(new Set(paths).size).toBe(paths.length);
    }),
  );
});

it('repeated decisions reach a fixed point, and then roll nothing back', () => {
  fc.assert(
    fc.property(remotes, outcomes, (all, tests) => {
      let known = all;
      let before = decided(known, tests as Outcomes);
      // A path that one remote drops may be claimed by another in the next decision.
      for (const _time of [1, 2, 3, 4]) {
        known = known.map((each, index) => {
          const choice = before.choices[index] as ChosenReleases;
          return { ...each, record: withActive(each.record, choice.active, { allKnown: true, now: 9 }) };
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

const audience = { kind: 'preview' as const, name: 'pr-1', until: 9 };

it.each<[string, remotes: RemoteSnapshot[], variants: Choice['variants'][]]>([
  ['is an audience of each remote', [remote('a', [two])], [[{ version: '2', audience }], []]],
  ['shows no release that failed', [remote('a', [three])], [[], []]],
  ['cannot claim the path of another team', [remote('b', [thief])], [[], []]],
  [
    'may move a path between its remotes',
    [remote('b', [thief]), remote('a', [release('2', { paths: ['/x'] })])],
    [[{ version: '2', audience }], [{ version: '2', audience }]],
  ],
])('a preview %s, and changes no active release', (_what, remotes, variants) => {
  const all = [owner, remote('b', [one], { active: '1' })];
  const preview = { name: 'pr-1', until: 9 };
  const previewed = remotes.map((each) => ({ ...withOutcomes(each, { 3: 'failed' }), preview }));
  const { choices, revision } = decideActiveReleases([...all, ...previewed], host);
  expect(choices).toMatchObject([{ active: '1' }, { active: '1' }]);
  expect(choices.map((each) => each.variants)).toEqual(variants);
  expect(revision === decideActiveReleases(all, host).revision).toBe(variants.flat().length === 0);
});

it('a preview includes visitors with its link until its end', () => {
  const open = { ...audience, until: Date.now() + 60_000 };
  expect(['pr-1', 'pr-2', null].map((name) => isInAudience(open, 5, name))).toEqual([true, false, false]);
  expect(isInAudience({ ...open, until: Date.now() }, 5, 'pr-1')).toBe(false);
});

const choice = (active: string | null, checks: [string, Reason[]][] = []): Choice =>
  aChoice({ active, checks: new Map(checks) });

/** Returns the events when one choice follows another. */
const events = (before: Choice, after: Choice) =>
  listDecisionEvents({ ...noDecision, choices: [before] }, { ...noDecision, choices: [after] }, () => record);

it('emits a rollback, but no newer release', () => {
  const back = { kind: 'release-rolled-back', remote: 'mf-a', from: '2', to: '1' };
  expect(events(choice('2'), choice('1'))).toEqual([back]);
  for (const active of ['2', '3', null]) expect(events(choice('2'), choice(active))).toEqual([]);
});

it('emits a rejected release once, and again for another reason', () => {
  const rejectedAs = (kind: 'faulty' | 'unsigned') => choice('2', [['3', [{ kind }]]]);
  const tried = choice('2', [['3', [{ kind: 'waiting' }]]]);
  const faulty = rejectedAs('faulty');
  const rejected = { kind: 'release-rejected', remote: 'mf-a', version: '3' };
  expect(events(choice('2'), tried)).toEqual([]);
  expect(events(tried, faulty)).toEqual([{ ...rejected, reason: { kind: 'faulty' } }]);
  expect(events(faulty, faulty)).toEqual([]);
  expect(events(faulty, rejectedAs('unsigned'))).toEqual([{ ...rejected, reason: { kind: 'unsigned' } }]);
});
