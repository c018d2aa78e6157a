import { describe, expect, it } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { releasesOf } from './releases.ts';

const stored = (version: string) => ({
  manifest: fakeRelease('mf-a', version).manifest,
  folder: '/nowhere',
  manifestDigest: '',
});
const base = '/senac-portal/remotes/mf-a/web/';

describe('the releases that a page is made of', () => {
  const releases = releasesOf([{ release: stored('2'), previous: stored('1') }]);

  it('tell the browser where each remote is, on the portal’s own origin', () => {
    expect(releases.known).toEqual({
      allKnown: true,
      remotes: [
        {
          name: 'mf-a',
          version: '2',
          entry: base + stored('2').manifest.entry,
          previous: base + stored('1').manifest.entry,
          paths: ['/mf-a'],
          slots: [],
        },
      ],
    });
  });

  it('spare the workers the list of all files', () => {
    expect(releases.manifests[0]).not.toHaveProperty('files');
  });

  it('have a substitute with the release before, and that one none', () => {
    const substitute = releases.withPrevious('mf-a');
    expect(substitute?.version).toBe('mf-a 1');
    expect(substitute?.known.remotes[0]).toMatchObject({ version: '1', previous: null });
    expect(substitute?.withPrevious('mf-a')).toBeNull();
    // The same each time: workers know releases by the object.
    expect(releases.withPrevious('mf-a')).toBe(substitute);
    expect(releases.withPrevious('mf-b')).toBeNull();
  });
});
