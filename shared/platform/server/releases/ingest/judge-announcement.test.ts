import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fakeRelease } from '../../../testing/fake-remote.ts';
import { emptyRecord, withAnnounced, withoutListing, withoutReleases } from '../store/release-record.ts';
import type { StoredRemote } from '../store/release-store.ts';
import { type Announcement, commitTime } from './announcement.ts';
import { judgeAnnouncement } from './judge-announcement.ts';

function announcement(
  version: string,
  { signedBy = null as string | null, changed = false, time = '2026-01-01T00:00:00.000Z' } = {},
): Announcement {
  const commit = time ? { id: version, time } : null;
  const { manifest, files } = fakeRelease('mf-a', version, { manifest: { commit } });
  return { manifest, bytes: Buffer.from(`${files['portal.json']}${changed ? ' ' : ''}`), signedBy };
}

/** A remote of which one release is stored. */
function storing(version: string, signedBy: string | null = null): StoredRemote {
  const { manifest, bytes } = announcement(version);
  return {
    record: withAnnounced(emptyRecord, version, { now: 0, signedBy, commitTime: commitTime(manifest) }),
    releases: new Map([[version, { manifest, folder: '/nowhere', manifestDigest: hash('sha256', bytes) }]]),
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

describe('a release that its team signed', () => {
  const old = '2025-12-31T23:59:59.000Z';
  it.each<[string, Announcement, StoredRemote, string | undefined, string]>([
    [
      'before another one',
      announcement('0', { signedBy: 'k', time: old }),
      storing('1', 'k'),
      undefined,
      'older',
    ],
    [
      'without a commit',
      announcement('0', { signedBy: 'k', time: '' }),
      storing('1', 'k'),
      undefined,
      'older',
    ],
    ['of the same second', announcement('0', { signedBy: 'k' }), storing('1', 'k'), undefined, 'new'],
    ['before, and pinned', announcement('0', { signedBy: 'k', time: old }), storing('1', 'k'), '0', 'new'],
    ['with a new key', announcement('0', { signedBy: 'j', time: old }), storing('1', 'k'), undefined, 'new'],
    ['the first time', announcement('0', { signedBy: 'k', time: old }), storing('1'), undefined, 'new'],
    ['not at all', announcement('0', { time: old }), storing('1'), undefined, 'new'],
  ])('%s', (_what, announced, stored, pin, kind) => {
    expect(judgeAnnouncement(announced, stored, pin).kind).toBe(kind);
  });

  it('stays older when what is newer has been removed, and its remote listed anew', () => {
    const { record } = storing('1', 'k');
    const relisted = { record: withoutReleases(withoutListing(record, 1), ['1']), releases: new Map() };
    expect(judgeAnnouncement(announcement('0', { signedBy: 'k', time: old }), relisted).kind).toBe('older');
  });

  it('is older though it is stored', () => {
    const { record, releases } = storing('1', 'k');
    const next = withAnnounced(record, '2', { now: 1, signedBy: 'k', commitTime: Date.parse('2026-01-02') });
    expect(judgeAnnouncement(announcement('1', { signedBy: 'k' }), { record: next, releases }).kind).toBe(
      'older',
    );
  });
});
