import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { ChunkLoadError } from '../contract/remote-state.ts';

/**
 * Loads the entries of remotes, scripts or modules, from the portal's own origin.
 * @param isKnown whether a URL is an entry in the registry: Trusted Types reject others
 */
export function browserEntries(isKnown: (path: string) => boolean): ModuleFederationRuntimePlugin {
  const check = (url: string) => {
    if (!isKnown(new URL(url, location.origin).pathname))
      throw new TypeError(`script not in the registry: ${url}`);
    return url;
  };
  const policy = globalThis.trustedTypes?.createPolicy('remotes', { createScriptURL: check });
  return {
    name: 'browser-entries',
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName, type } }) {
      if (type === 'module') return importModule(check(entry));
      const script = document.createElement('script');
      script.src = (policy?.createScriptURL(entry) ?? check(entry)) as string;
      script.async = true;
      await new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = () => reject(new ChunkLoadError(entry));
        document.head.append(script);
      }).finally(() => script.remove());
      return takeContainer(name, entryGlobalName);
    },
  };
}

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

declare global {
  /** Part of the Trusted Types API that the portal uses. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL?: (url: string) => string; createHTML?: (html: string) => string },
        ): { createScriptURL(url: string): unknown; createHTML(html: string): unknown };
      }
    | undefined;
}
