import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Loads the entries of remotes, scripts or modules, from the portal's own origin.
 * @param isKnown whether an address is that of an entry in the registry: Trusted Types allow no other
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
      if (type === 'module') return import(/* webpackIgnore: true */ check(entry));
      const script = document.createElement('script');
      script.src = (policy?.createScriptURL(entry) ?? check(entry)) as string;
      script.async = true;
      await new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = () => reject(new Error(`could not load ${entry}`));
        document.head.append(script);
      }).finally(() => script.remove());
      return takeContainer(name, entryGlobalName);
    },
  };
}

/** Releases of a remote announce themselves by one name: who takes a container leaves the name to the next. */
function takeContainer(remote: string, name: string) {
  const container = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, undefined);
  if (!container) throw new Error(`${remote} announces no container`);
  return container;
}

declare global {
  /** Part of the browsers' Trusted Types interface that the portal uses. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL?: (url: string) => string; createHTML?: (html: string) => string },
        ): { createScriptURL(url: string): unknown; createHTML(html: string): unknown };
      }
    | undefined;
}
