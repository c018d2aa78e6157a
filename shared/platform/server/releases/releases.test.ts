import { expect, it } from 'vitest';
import { storedRelease } from '../../testing/fake-remote.ts';
import { createReleases } from './releases.ts';

const releases = createReleases('/portal', [{ release: storedRelease('2'), previous: storedRelease('1') }]);

it('the releases of a page have a fallback with the previous release, which has none', () => {
  const substitute = releases.withPrevious('mf-a');
  expect(substitute?.version).toBe('mf-a 1');
  expect(substitute?.known.remotes[0]).toMatchObject({ version: '1', hasPrevious: false });
  // Its pages have cache keys of their own.
  expect([releases.group, substitute?.group]).toEqual(['', 'mf-a before mf-a@2']);
  expect(substitute?.withPrevious('mf-a')).toBeNull();
  // The same object each time: workers identify releases by it.
  expect(releases.withPrevious('mf-a')).toBe(substitute);
  expect(releases.withPrevious('mf-b')).toBeNull();
});

it.each([
  ['another file', 'remoteEntry.new.js', true],
  ['the same file, as in development', storedRelease('1').manifest.entry, false],
])('browsers fall back to a previous release whose entry is %s', (_what, entry, hasPrevious) => {
  const release = { ...storedRelease('2'), manifest: { ...storedRelease('2').manifest, entry } };
  const { known } = createReleases('/portal', [{ release, previous: storedRelease('1') }]);
  expect(known.remotes[0]?.hasPrevious).toBe(hasPrevious);
});
