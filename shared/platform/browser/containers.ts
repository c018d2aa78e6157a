import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '../app/boot-data.ts';
import { createAppRoutes } from '../app/portal-routes.tsx';
import { ChunkLoadError } from '../contract/remote-state.ts';
import { createFederation } from '../runtime/create-federation.ts';

type SharedModules = Pick<Parameters<typeof createFederation>[0], 'modules' | 'late'>;

export function connectRemotes({ modules, late }: SharedModules) {
  const { load, forget } = createFederation({ modules, late, plugin: browserEntries });
  /** Rejects if the script fails to load, announces no container or throws. */
  async function get(release: RegistryEntry, expose: string): Promise<unknown> {
    if (expose !== 'routes' || release.container?.pages !== 'App') return load(release, expose);
    return createAppRoutes(await load(release, 'App'), release.paths);
  }
  return { get, forget: (release: RegistryEntry) => forget(release) };
}

export type Containers = ReturnType<typeof connectRemotes>;

/** Loads the entries of remotes, scripts or modules, from the portal's own origin. */
const browserEntries: ModuleFederationRuntimePlugin = {
  name: 'browser-entries',
  async loadEntry({ remoteInfo: { name, entry, entryGlobalName, type } }) {
    if (type === 'module') return importModule(entry);
    const script = document.createElement('script');
    script.src = entry;
    script.async = true;
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new ChunkLoadError(entry));
      document.head.append(script);
    }).finally(() => script.remove());
    return takeContainer(name, entryGlobalName);
  },
};

/** @throws ChunkLoadError if the file fails to load: browsers throw a `TypeError` then, which no entry's own code does */
const importModule = (url: string) =>
  import(/* webpackIgnore: true */ url).catch((error: unknown) => {
    throw error instanceof TypeError ? new ChunkLoadError(url, { cause: error }) : error;
  });

/** Removes the container from its global variable, so that a later script that announces none fails. */
function takeContainer(remote: string, name: string) {
  const container = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, undefined);
  if (!container) throw new Error(`${remote} announces no container`);
  return container;
}
