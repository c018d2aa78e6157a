import { expect, it } from 'vitest';
import type { RemoteListing } from '../server/releases/registry.ts';
import { recordOf } from '../testing/release-fixtures.ts';
import { type Edit, editListing } from './registry.ts';

const record = { ...recordOf('1', '2', '3'), active: '2', previous: '1' };
const canary = { version: '3', percent: 5 };
const other = { version: '1', percent: 5 };
const wider = { version: '3', percent: 50 };

const edited = (listing: Partial<RemoteListing>, edit: Edit) =>
  editListing({ name: 'a', ...listing }, edit, record);

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
  expect(edited(listing, edit)).toEqual({ name: 'a', ...after });
});

it.each<[string, Edit, string]>([
  ['a release that is not stored', { kind: 'pin', version: '9' }, 'the store has no release 9 of a'],
  ['a name of every object', { kind: 'pin', version: 'constructor' }, 'has no release constructor'],
  ['the active release as a canary', { kind: 'canary', version: '2', percent: 5 }, 'active for all visitors'],
])('an edit of the registry rejects %s', (_what, edit, words) => {
  expect(() => edited({}, edit)).toThrow(words);
});
