import { expect, it } from 'vitest';
import { fakeManifest } from '../../../testing/fake-manifest.ts';
import { stored } from '../../../testing/serve-pages.ts';
import { createReleases } from '../releases.ts';
import { withPreview } from './with-preview.ts';

const releasesOf = (...versions: [name: string, version: string][]) =>
  createReleases(
    '/portal',
    versions.map(([name, version]) => ({
      release: {
        ...stored(fakeManifest(name, { version })),
        read: async (file) => Buffer.from(file + version),
      },
      previous: stored(fakeManifest(name, { version: 'previous' })),
    })),
    { group: 'mf-a 2' },
  );

const active = releasesOf(['mf-a', '1'], ['mf-b', '1']);

it('a preview replaces the releases of its remotes, without a fallback', async () => {
  const shown = withPreview(active, 'pr-42', releasesOf(['mf-b', 'next'], ['mf-new', 'next']));
  expect(shown).toMatchObject({
    version: 'mf-a 1,mf-b next,mf-new next',
    group: 'mf-a 2,preview pr-42',
    preview: { name: 'pr-42', remotes: ['mf-b', 'mf-new'] },
  });
  expect(shown.known.remotes.map(({ version, hasPrevious }) => [version, hasPrevious])).toEqual([
    ['1', true],
    ['next', false],
    ['next', false],
  ]);
  expect([await shown.text('mf-a', 'a.css'), await shown.text('mf-b', 'a.css')]).toEqual([
    'web/a.css1',
    'web/a.cssnext',
  ]);
  expect(shown.withPrevious('mf-b')).toBeNull();
});

it('a preview without releases changes nothing', () => {
  expect(withPreview(active, 'pr-42', releasesOf())).toBe(active);
});
