import { containerGlobal } from '@portal/runtime/federation/container-global';
import { version as reactVersion } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KnownRemotes } from '../app/boot-data.ts';
import { createLiveRegistry } from './live-registry.ts';
import { connectRemotes, type RemoteContainer, shareScopeOf } from './remote-containers.ts';

const known: KnownRemotes = {
  remotes: [
    {
      name: 'mf-a',
      version: '2',
      entry: '/a.2.js',
      previous: { version: '1', entry: '/a.1.js' },
      paths: ['/a'],
      slots: [],
    },
    { name: 'mf-b', version: '1', entry: '/b.1.js', previous: null, paths: ['/b'], slots: [] },
  ],
  allKnown: true,
};
const registry = createLiveRegistry(known, () => Promise.resolve(known));

/** A container whose modules say what it is and which it was asked for. */
function container(label: string) {
  const init = vi.fn();
  const get = (expose: string) => Promise.resolve(() => `${label} ${expose}`);
  return { init, get } satisfies RemoteContainer;
}

describe('containers of remotes', () => {
  it('are evaluated once, and given the modules of the host', async () => {
    const announced = container('a');
    const add = vi.fn(() => Promise.resolve(announced));
    const { get: load } = connectRemotes(registry, add);
    expect(
      await Promise.all([load('mf-a', 'routes', 'current'), load('mf-a', 'slots/x', 'current')]),
    ).toEqual(['a ./routes', 'a ./slots/x']);
    expect(add.mock.calls).toEqual([['/a.2.js', 'mf-a']]);
    expect(announced.init).toHaveBeenCalledOnce();
    expect(announced.init.mock.calls[0]?.[0]).toHaveProperty(['react', reactVersion]);
  });

  it('of two releases live side by side', async () => {
    const { get: load } = connectRemotes(registry, (address) => Promise.resolve(container(address)));
    expect(await load('mf-a', 'routes', 'current')).toBe('/a.2.js ./routes');
    expect(await load('mf-a', 'routes', 'previous')).toBe('/a.1.js ./routes');
    expect(await load('mf-a', 'routes', 'current')).toBe('/a.2.js ./routes');
  });

  it.each<[string, RemoteContainer['init'] | null]>([
    ['whose script does not come', null],
    [
      'that throw when they are initialised',
      () => {
        throw new Error('broken');
      },
    ],
  ])('%s are asked for again, and not taken for loaded', async (_, init) => {
    const failed = init
      ? () => Promise.resolve({ ...container('half'), init })
      : () => Promise.reject(new Error('offline'));
    const add = vi.fn<() => Promise<RemoteContainer>>(failed);
    const { get: load } = connectRemotes(registry, add);
    await expect(load('mf-a', 'routes', 'current')).rejects.toThrow();
    expect(add).toHaveBeenCalledTimes(1);
    add.mockImplementation(() => Promise.resolve(container('whole')));
    expect(await load('mf-a', 'routes', 'current')).toBe('whole ./routes');
  });

  it('are evaluated anew once they are forgotten: a module that threw half-way never passes for whole', async () => {
    const half = { value: 'half' };
    const add = vi
      .fn<() => Promise<RemoteContainer>>()
      .mockImplementationOnce(async () => {
        let times = 0;
        const evaluate = () => {
          times += 1;
          if (times === 1) throw new Error('broken');
          return half;
        };
        return { init: () => {}, get: async () => evaluate };
      })
      .mockImplementation(async () => container('whole'));
    const { get, forget } = connectRemotes(registry, add);
    await expect(get('mf-a', 'routes', 'current')).rejects.toThrow('broken');
    forget('mf-a', 'current');
    expect(await get('mf-a', 'routes', 'current')).toBe('whole ./routes');
  });

  it('of a release that there is none of are not asked for', async () => {
    const add = vi.fn(() => Promise.resolve(container('a')));
    const { get: load } = connectRemotes(registry, add);
    await expect(load('mf-b', 'routes', 'previous')).rejects.toThrow('no previous release of mf-b');
    await expect(load('mf-c', 'routes', 'current')).rejects.toThrow('no current release of mf-c');
    expect(add).not.toHaveBeenCalled();
  });
});

describe('entry scripts', () => {
  const name = containerGlobal('mf-a');

  /** Answers every script that is added to the page: with what it would leave behind, or null for an error. */
  function answerScripts(announce: (src: string) => unknown) {
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      const [script] = nodes as HTMLScriptElement[];
      if (!script) return;
      const announced = announce(new URL(script.src).pathname);
      if (announced !== null) Reflect.set(globalThis, name, announced);
      queueMicrotask(() =>
        announced === null ? script.onerror?.(new Event('error')) : script.onload?.(new Event('load')),
      );
    });
  }

  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.set(globalThis, name, undefined);
  });

  it('leave nothing of one release to the next', async () => {
    answerScripts((src) => (src === '/a.2.js' ? container('current') : undefined));
    const { get: load } = connectRemotes(registry);
    expect(await load('mf-a', 'routes', 'current')).toBe('current ./routes');
    expect(Reflect.get(globalThis, name)).toBeUndefined();
    await expect(load('mf-a', 'routes', 'previous')).rejects.toThrow('mf-a announces no container');
  });

  it('that cannot be had are told from those that are broken', async () => {
    answerScripts(() => null);
    await expect(connectRemotes(registry).get('mf-a', 'routes', 'current')).rejects.toThrow(
      'could not load /a.2.js',
    );
  });
});

it('a scope names each module with its version, and fetches late ones when they are asked for', async () => {
  const load = vi.fn(async () => 'reader');
  const scope = shareScopeOf({ react: 'React', '@portal/shared/api': 'api' }, { '@portal/ui/late': load });
  expect(Object.keys(scope.react ?? {})).toEqual([reactVersion]);
  const moduleOf = async (name: string) => (await scope[name]?.['1.0.0']?.get())?.();
  expect(await moduleOf('@portal/shared/api')).toBe('api');
  expect(load).not.toHaveBeenCalled();
  expect(await moduleOf('@portal/ui/late')).toBe('reader');
});
