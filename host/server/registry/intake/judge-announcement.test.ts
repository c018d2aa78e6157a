import { expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { digest } from '../store/digest.ts';
import { emptyRecord, withAnnounced } from '../store/release-record.ts';
import type { StoredRemote } from '../store/release-store.ts';
import type { Announcement } from './announcement.ts';
import { judgeAnnouncement } from './judge-announcement.ts';

function announcement(
  version: string,
  { signedBy = null as string | null, changed = false } = {},
): Announcement {
  const { manifest, files } = fakeRelease('mf-a', version);
  return { manifest, bytes: Buffer.from(`${files['portal.json']}${changed ? ' ' : ''}`), signedBy };
}

/** A remote of which one release is stored. */
function storing(version: string, signedBy: string | null = null): StoredRemote {
  const { manifest, bytes } = announcement(version);
  return {
    record: withAnnounced(emptyRecord, version, { now: 0, signedBy }),
    releases: new Map([[version, { manifest, folder: '/nowhere', manifestDigest: digest(bytes) }]]),
  };
}

it.each<[string, Announcement, StoredRemote, string]>([
  ['is new', announcement('2'), storing('1'), 'new'],
  ['is stored', announcement('1'), storing('1'), 'stored'],
  [
    'is stored though its manifest is another now',
    announcement('1', { changed: true }),
    storing('1'),
    'stored',
  ],
  [
    'is stored and was signed, with a key that the registry names no more',
    announcement('1', { changed: true }),
    storing('1', 'k'),
    'stored',
  ],
  ['is stored and was signed', announcement('1', { signedBy: 'k' }), storing('1', 'k'), 'stored'],
  ['is stored and signed from now on', announcement('1', { signedBy: 'k' }), storing('1'), 'stored'],
  [
    'is stored, was not signed, and has a signed manifest that is another',
    announcement('1', { signedBy: 'k', changed: true }),
    storing('1'),
    'new',
  ],
  [
    'is stored, was signed with another key, and has another manifest',
    announcement('1', { signedBy: 'k', changed: true }),
    storing('1', 'j'),
    'new',
  ],
  ['cannot be stored', announcement('../2'), storing('1'), 'unstorable'],
])('a release that %s', (_what, announced, stored, kind) => {
  expect(judgeAnnouncement(announced, stored).kind).toBe(kind);
});

it('says which release cannot be stored, and why', () => {
  expect(judgeAnnouncement(announcement('../2'), storing('1'))).toEqual({
    kind: 'unstorable',
    reason: '../2 has a version that cannot name a folder',
  });
});
