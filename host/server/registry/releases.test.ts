import { describe, expect, it } from 'vitest';
import { fakeManifest } from '../testing/fake-manifest.ts';
import { createRegistry } from './registry.ts';
import { createReleases } from './releases.ts';
import type { RemoteModules } from './remote-modules.ts';

type Release = NonNullable<ReturnType<RemoteModules['loaded']>>;

const release = (version: string): Release => ({
  manifest: fakeManifest('mf-a', { version }),
  code: { name: 'mf-a', version, source: '', sha256: '' },
});

async function setUp(announced: string, loaded: Release | null) {
  const registry = createRegistry({
    addresses: [{ name: 'mf-a', url: 'http://a' }],
    read: async () => fakeManifest('mf-a', { version: announced }),
  });
  await registry.refresh();
  const context = { loaded, asked: 0 };
  const modules: RemoteModules = {
    loaded: () => context.loaded,
    load: async () => {
      context.asked += 1;
      return context.loaded;
    },
  };
  return { context, now: createReleases(registry, modules), registry };
}

describe('the releases that a page is made of', () => {
  it('tell the browser where each remote is, on the portal’s own origin', async () => {
    const { now } = await setUp('1', null);
    expect(now().known).toEqual({
      allKnown: true,
      remotes: [
        {
          name: 'mf-a',
          version: '1',
          entry: '/senac-portal/remotes/mf-a/web/remoteEntry.1.js',
          previous: null,
          paths: ['/mf-a'],
          slots: [],
        },
      ],
    });
  });

  it('stay with the one before until the server has the code of the new one', async () => {
    const { context, now } = await setUp('2', release('1'));
    const before = now();
    expect(before.known.remotes[0]?.entry).toContain('remoteEntry.1.js');
    expect(before.manifests[0]?.version).toBe('1');
    expect((await before.code('mf-a'))?.version).toBe('1');
    expect(context.asked).toBe(1);

    context.loaded = release('2');
    const after = now();
    expect(after.known.remotes[0]?.entry).toContain('remoteEntry.2.js');
    expect(after.version).not.toBe(before.version);
  });

  it('are the same as long as no manifest is read again', async () => {
    const { context, now, registry } = await setUp('1', null);
    const before = now();
    expect(now()).toBe(before);
    context.loaded = release('1');
    expect(now()).toBe(before);
    await registry.refresh();
    expect(now()).not.toBe(before);
  });

  it('are not mixed by a page that began before the change', async () => {
    const { context, now } = await setUp('2', release('1'));
    const begun = now();
    context.loaded = release('2');
    expect(await begun.code('mf-a')).toBeNull();
    expect((await now().code('mf-a'))?.version).toBe('2');
  });
});
