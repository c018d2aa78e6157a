import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { ChunkLoadError } from '../contract/remote-state.ts';

/** Loads the entries of remotes, scripts or modules, from the portal's own origin. */
export const browserEntries: ModuleFederationRuntimePlugin = {
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

/** Removes the container from its global variable, because all releases of a remote use the same one. */
function takeContainer(remote: string, name: string) {
  const container = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, undefined);
  if (!container) throw new Error(`${remote} announces no container`);
  return container;
}
