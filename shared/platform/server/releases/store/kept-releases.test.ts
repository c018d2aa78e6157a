import fc from 'fast-check';
import { expect, it } from 'vitest';
import { releasesToRemove } from './kept-releases.ts';
import {
  emptyRecord,
  newestFirst,
  type ReleaseRecord,
  withAnnounced,
  withCurrent,
  withoutListing,
} from './release-record.ts';

const DAY = 86_400_000;

const announced = (day: number) => ({ now: day * DAY, signedBy: null });

/** The record after releases 1, 2, … were announced and came into force, one a day. */
const after = (days: number, from: ReleaseRecord = emptyRecord): ReleaseRecord =>
  Array.from({ length: days }, (_, day) => day).reduce((record, day) => {
    const version = String(day + 1);
    return withCurrent(withAnnounced(record, version, announced(day)), version, day * DAY);
  }, from);

it.each([
  ['none, as long as open tabs may be of them', 3, {}, 14.9, []],
  ['those before the one before', 4, {}, 15, ['1']],
  ['not what is pinned', 4, { pin: '1' }, 15, []],
  ['not a canary', 4, { canary: { version: '1', percent: 1 } }, 15, []],
  ['all but the one in force and the one before, in the end', 5, {}, 1_000, ['1', '2', '3']],
])('of releases go: %s', (_what, days, listing, at, gone) => {
  expect(releasesToRemove(after(days), listing, at * DAY, 14)).toEqual(gone);
});

it('of releases go: counts from the moment at which a release was replaced, however old it is', () => {
  const second = withCurrent(withAnnounced(after(1), '2', announced(400)), '2', 400 * DAY);
  const next = withCurrent(withAnnounced(second, '3', announced(401)), '3', 401 * DAY);
  expect(releasesToRemove(next, {}, 413 * DAY, 14)).toEqual([]);
  expect(releasesToRemove(next, {}, 414 * DAY, 14)).toEqual(['1']);
});

it('of releases go: in time all of a remote that is no longer listed', () => {
  const record = withoutListing(after(2), 10 * DAY);
  expect(releasesToRemove(record, {}, 23 * DAY, 14)).toEqual(['1']);
  expect(releasesToRemove(record, {}, 24 * DAY, 14)).toEqual(['1', '2']);
});

it('of releases go: never what is in force, before it or announced', () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (all) => {
      const record = all.reduce((before, [isForce, version], day) => {
        const next = withAnnounced(before, version, announced(day));
        return isForce ? withCurrent(next, version, day * DAY) : next;
      }, emptyRecord);
      const gone = releasesToRemove(record, {}, 10_000 * DAY, 14);
      for (const version of [record.current, record.previous, newestFirst(record)[0]])
        expect(gone).not.toContain(version);
    }),
  );
});

it('a release that is announced again is the newest, and no longer replaced', () => {
  const record = withAnnounced(after(2), '1', announced(3));
  expect(newestFirst(record)).toEqual(['1', '2']);
  expect(record.releases['1']?.replacedAt).toBeNull();
  expect(withAnnounced(record, '1', announced(4))).toBe(record);
});

it('the release before is the one that was in force before, not the one announced before', () => {
  const record = withAnnounced(withAnnounced(after(1), '2', announced(2)), '3', announced(3));
  expect(withCurrent(record, '3', 4 * DAY)).toMatchObject({ current: '3', previous: '1' });
});

it('a release that was gone back from, or past, is taken back until it is in force again', () => {
  const takenBack = ({ releases }: ReleaseRecord) =>
    Object.keys(releases).filter((version) => releases[version]?.takenBack);
  const waiting = withAnnounced(after(3), '4', announced(4));
  const back = withCurrent(waiting, '1', 5 * DAY);
  expect(back.previous).toBeNull();
  expect(takenBack(back)).toEqual(['2', '3']);
  const next = withCurrent(back, '4', 6 * DAY);
  expect(next.previous).toBe('1');
  expect(takenBack(next)).toEqual(['2', '3']);
  expect(takenBack(withCurrent(withAnnounced(next, '3', announced(7)), '3', 7 * DAY))).toEqual(['2']);
});
