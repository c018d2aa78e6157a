import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit } from './admission.ts';
import type { RemoteManifest } from './remote-manifest.ts';

const none = { js: [], css: [] };
const manifest = (name: string, over: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  team: 'Equipe',
  contract: 1,
  version: '1',
  paths: [],
  entry: 'remoteEntry.js',
  routes: none,
  pages: {},
  slots: {},
  server: { file: 'remote.cjs', sha256: '' },
  previous: null,
  ...over,
});

describe('admission of remotes', () => {
  it('admits remotes that share no path and no slot', () => {
    const kinds = admit([manifest('mf-a', { paths: ['/a'] }), manifest('mf-b', { paths: ['/b'] })]);
    expect(kinds.map((each) => each.kind)).toEqual(['admitted', 'admitted']);
  });

  it('blocks a remote built for another contract', () => {
    expect(admit([manifest('mf-a', { contract: 2 })])).toMatchObject([
      { kind: 'blocked', reason: 'contract' },
    ]);
  });

  it('blocks the later of two remotes that claim one path', () => {
    const answer = admit([manifest('mf-a', { paths: ['/x'] }), manifest('mf-b', { paths: ['/x'] })]);
    expect(answer).toMatchObject([{ kind: 'admitted' }, { kind: 'blocked', reason: 'conflict' }]);
  });

  it('blocks the later of two remotes that fill one slot', () => {
    const answer = admit([
      manifest('mf-a', { slots: { s: none } }),
      manifest('mf-b', { slots: { s: none } }),
    ]);
    expect(answer).toMatchObject([{ kind: 'admitted' }, { kind: 'blocked', reason: 'conflict' }]);
  });

  it('leaves every path with one owner, whatever is claimed', () => {
    const paths = fc.uniqueArray(fc.constantFrom('/a', '/b', '/c', '/d', '*'));
    fc.assert(
      fc.property(fc.array(paths, { maxLength: 6 }), (claims) => {
        const answer = admit(claims.map((each, index) => manifest(`mf-${index}`, { paths: each })));
        const owned = answer
          .filter((each) => each.kind === 'admitted')
          .flatMap((each) => each.manifest.paths);
        expect(new Set(owned).size).toBe(owned.length);
      }),
    );
  });
});
