import { expect, it } from 'vitest';
import { type Edit, editRegistry } from './edit-registry.ts';
import type { RemoteListing } from './registry.ts';
import { type LocatedRemote, listTracks } from './registry.ts';

const release = {
  digest: '',
  announcedAt: 0,
  replacedAt: null,
  signedBy: null,
  failedPart: null,
  isRolledBack: false,
};
const record = {
  active: '2',
  previous: '1',
  releases: { 1: release, 2: release, 3: release },
};
const canary = { version: '3', percent: 5 };
const other = { version: '1', percent: 5 };
const wider = { version: '3', percent: 50 };

const edited = (listing: Partial<RemoteListing>, edit: Edit) =>
  editRegistry([{ name: 'b' }, { name: 'a', url: 'http://a', ...listing }], 'a', edit, record, '3');

it.each<[string, Partial<RemoteListing>, Edit, Partial<RemoteListing>]>([
  ['pins', {}, { kind: 'pin', version: '1' }, { pin: '1' }],
  ['rolls back together with a canary', { pin: '2', canary }, { kind: 'rollback' }, { pin: '1' }],
  ['rolls back further', {}, { kind: 'rollback', version: '3' }, { pin: '3' }],
  ['gives a release to some visitors', {}, { kind: 'canary', ...canary }, { pin: '2', canary }],
  [
    'gives it to more visitors',
    { pin: '1', canary },
    { kind: 'canary', ...wider },
    { pin: '1', canary: wider },
  ],
  ['gives the newest to all', { pin: '2', canary }, { kind: 'promote' }, {}],
  ['gives another to all', { pin: '2', canary: other }, { kind: 'promote' }, { pin: '1' }],
  ['removes a pin', { pin: '2' }, { kind: 'promote' }, {}],
])('an edit of the registry %s', (_what, listing, edit, after) => {
  expect(edited(listing, edit)).toEqual([{ name: 'b' }, { name: 'a', url: 'http://a', ...after }]);
});

it.each<[string, Edit, string]>([
  ['a release that is not stored', { kind: 'pin', version: '9' }, 'the store has no release 9 of a'],
  ['a name of every object', { kind: 'pin', version: 'constructor' }, 'has no release constructor'],
  ['the active release as a canary', { kind: 'canary', version: '2', percent: 5 }, 'active for all visitors'],
])('an edit of the registry rejects %s', (_what, edit, words) => {
  expect(() => edited({}, edit)).toThrow(words);
});

const url = 'https://previews.example/mf-a';
const previewed = (until: number) => ({ url, until: new Date(until).toISOString() });

it('a preview of several remotes ends with the last of them', () => {
  const listings: LocatedRemote[] = [
    { name: 'mf-a', url: 'https://a.example', previews: { 'pr-1': previewed(10), 'pr-2': previewed(20) } },
    { name: 'mf-b', url: 'https://b.example', previews: { 'pr-2': previewed(30) } },
  ];
  const list = (now: number) =>
    listTracks(listings, now).flatMap(({ name, preview }) => (preview ? [{ remote: name, ...preview }] : []));
  expect(list(10)).toEqual([
    { remote: 'mf-a', name: 'pr-2', until: 30 },
    { remote: 'mf-b', name: 'pr-2', until: 30 },
  ]);
  expect(list(20)).toEqual([{ remote: 'mf-b', name: 'pr-2', until: 30 }]);
  expect(listTracks(listings, 20)[2]?.listing).toEqual({ name: 'mf-b', url });
});
