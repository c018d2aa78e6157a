import fc from 'fast-check';
import { expect, it } from 'vitest';
import { published } from '../../testing/release-fixtures.ts';
import {
  emptyRecord,
  newestFirst,
  type ReleaseRecord,
  withActive,
  withoutListing,
  withoutOldReleases,
  withPublished,
} from './release-record.ts';

const DAY = 86_400_000;

const announced = (day: number) => published(day * DAY);
const active = (record: ReleaseRecord, version: string, day: number) =>
  withActive(record, version, { allKnown: true, now: day * DAY });

/** Returns the record after a release was announced and activated. */
const then = (record: ReleaseRecord, version: string, day: number): ReleaseRecord =>
  active(withPublished(record, version, announced(day)), version, day);

/** Returns the record after releases were announced and activated, one a day. */
const after = (...versions: string[]): ReleaseRecord => versions.reduce(then, emptyRecord);

/** Returns the versions that are removed. */
function removed(...[record, ...given]: Parameters<typeof withoutOldReleases>): string[] {
  const { releases } = withoutOldReleases(record, ...given);
  return Object.keys(record.releases).filter((version) => !(version in releases));
}

const four = after('1', '2', '3', '4');
const replacedLately = then(then(after('1'), '2', 400), '3', 401);
const notListed = withoutListing(after('1', '2'), 10 * DAY);

it.each([
  ['none, as long as open tabs may use them', four, {}, 14.9, []],
  ['those before the previous one', four, {}, 15, ['1']],
  ['no pinned one', four, { pin: '1' }, 15, []],
  ['no canary', four, { canary: { version: '1', percent: 1 } }, 15, []],
  ['none that was replaced recently, however old it is', replacedLately, {}, 413, []],
  ['those that were replaced long ago', replacedLately, {}, 414, ['1']],
  ['not yet the last of an unlisted remote', notListed, {}, 23, ['1']],
  ['finally all of an unlisted remote', notListed, {}, 24, ['1', '2']],
])('releases to remove: %s', (_what, record, listing, day, gone) => {
  expect(removed(record, listing, day * DAY, 14)).toEqual(gone);
});

it('releases to remove: the first replaced of more than fifty', () => {
  const record = after(...Array.from({ length: 60 }, (_, index) => String(index + 1)));
  expect(removed(record, { pin: '3' }, 0, 14).join(' ')).toBe('1 2 4 5 6 7 8 9 10 11');
});

it('releases to remove: never the active, previous or announced releases', () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('a', 'b', 'c', 'd')), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (all) => {
      const record = all.reduce(
        (before, [isForce, version], day) =>
          isForce ? then(before, version, day) : withPublished(before, version, announced(day)),
        emptyRecord,
      );
      const gone = removed(record, {}, 10_000 * DAY, 14);
      for (const version of [record.active, record.previous, newestFirst(record)[0]])
        expect(gone).not.toContain(version);
    }),
  );
});

it('a release that is announced again is the newest, and no longer replaced', () => {
  const record = withPublished(after('1', '2'), '1', announced(3));
  expect(newestFirst(record)).toEqual(['1', '2']);
  expect(record.releases['1']?.replacedAt).toBeNull();
  expect(withPublished(record, '1', announced(4))).toEqual(record);
});

it('the previous release is the one that was active before, not the one announced before', () => {
  const record = withPublished(withPublished(after('1'), '2', announced(2)), '3', announced(3));
  expect(active(record, '3', 4)).toMatchObject({ active: '3', previous: '1' });
});

it('a release that was rolled back, or skipped, stays so until it is active again', () => {
  const rolledBack = ({ releases }: ReleaseRecord) =>
    Object.keys(releases).filter((version) => releases[version]?.isRolledBack);
  const waiting = withPublished(after('1', '2', '3'), '4', announced(4));
  const back = active(waiting, '1', 5);
  expect(back.previous).toBeNull();
  expect(rolledBack(back)).toEqual(['2', '3']);
  const next = active(back, '4', 6);
  expect(next.previous).toBe('1');
  expect(rolledBack(next)).toEqual(['2', '3']);
  expect(rolledBack(then(next, '3', 7))).toEqual(['2']);
});
