import { expect, it } from 'vitest';
import { type Edit, editRegistry } from './edit-registry.ts';
import type { RemoteListing } from './registry.ts';

const release = { announcedAt: 0, replacedAt: null, signedBy: null, takenBack: false };
const record = {
  current: '2',
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

it('an edit of the registry rejects a remote that is not listed', () => {
  expect(() => editRegistry([], 'a', { kind: 'promote' }, record, '3')).toThrow("no remote 'a'");
});
