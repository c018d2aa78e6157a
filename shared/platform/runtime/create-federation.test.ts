import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, it, vi } from 'vitest';
import { createFederation } from './create-federation.ts';

const hostReact = { version: '19.3.1' };
vi.stubGlobal('__SHARED_VERSIONS__', { react: hostReact.version });

/** Loads React as a remote of other tooling does, whose build contains a copy. */
async function loadReact(version: string) {
  const ownCopy = vi.fn(async () => () => ({ version }));
  const own = createInstance({
    name: `eventos-${version}`,
    remotes: [],
    shared: {
      react: { version, get: ownCopy, shareConfig: { singleton: true, requiredVersion: '>=19' } },
    },
  });
  const container = {
    init: (scope: Parameters<typeof own.initShareScopeMap>[1]) => own.initShareScopeMap('default', scope),
    get: async () => own.loadShare('react'),
  };
  const { load } = createFederation({
    modules: { react: hostReact },
    plugin: { name: 'container', loadEntry: async () => container as never },
  });
  return { loaded: await load({ name: 'eventos', version, entry: 'entry.js' }, 'App'), ownCopy };
}

it.each(['19.0.0', '19.3.1', '19.9.0'])(
  'a remote that contains React %s gets that of the host',
  async (version) => {
    const { loaded, ownCopy } = await loadReact(version);
    expect(loaded).toBe(hostReact);
    expect(ownCopy).not.toHaveBeenCalled();
  },
);
