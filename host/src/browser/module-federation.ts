import { createInstance } from '@module-federation/enhanced/runtime';
import { containerGlobal } from '@portal/runtime/federation/container-global';
import type { Source } from '@portal/runtime/federation/loader';
import { version as reactVersion } from 'react';
import type { RegistryEntry } from '../app/boot-data.ts';
import { singletons } from '../app/singletons.ts';
import type { LiveRegistry } from './live-registry.ts';
import { retryOnce } from './retry-once.ts';

type Runtime = ReturnType<typeof createInstance>;

const aliasOf = (remote: string, source: Source): string =>
  source === 'current' ? remote : `${remote}--previous`;

/**
 * The thin layer over the Module Federation runtime: fetches and evaluates a module of a remote.
 * The host's singletons are in its scope. The host itself imports them as any module: built as shared modules, each
 * would be loaded by a second runtime.
 */
export function connectRemotes(registry: LiveRegistry) {
  const runtime = createInstance({
    name: 'host',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(singletons).map(([name, module]) => [name, shared(name, module)]),
    ),
    shareStrategy: 'loaded-first',
  });
  allowScripts(runtime, registry);
  const registered = new Set<string>();

  function register({ name, entry, previous }: RegistryEntry): void {
    if (registered.has(name)) return;
    registered.add(name);
    runtime.registerRemotes([
      remoteOf(name, 'current', entry),
      ...(previous ? [remoteOf(name, 'previous', previous)] : []),
    ]);
  }

  return async (remote: string, expose: string, source: Source): Promise<unknown> => {
    registry.current().remotes.forEach(register);
    if (source === 'previous') forgetContainer(remote);
    return retryOnce(() => runtime.loadRemote(`${aliasOf(remote, source)}/${expose}`));
  };
}

function shared(name: string, module: unknown) {
  const version = name.startsWith('react') ? reactVersion : '1.0.0';
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
  return { version, lib: () => module, shareConfig };
}

const remoteOf = (name: string, source: Source, entry: string) => ({
  name: aliasOf(name, source),
  entry,
  type: 'global' as const,
  entryGlobalName: containerGlobal(name),
});

/** Both releases use the same global name: the broken one must be removed. */
function forgetContainer(remote: string): void {
  Reflect.set(globalThis, containerGlobal(remote), undefined);
}

/** Trusted Types: a script may only come from where the registry says. */
function allowScripts(runtime: Runtime, registry: LiveRegistry): void {
  const check = (url: string) => {
    const path = new URL(url, location.origin).pathname;
    if (!registry.current().remotes.some(({ entry, previous }) => path === entry || path === previous))
      throw new TypeError(`script not in the registry: ${url}`);
    return url;
  };
  const policy = globalThis.trustedTypes?.createPolicy('remotes', { createScriptURL: check });
  runtime.registerPlugins([
    {
      name: 'registry-scripts',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = (policy?.createScriptURL(url) ?? check(url)) as string;
        script.async = true;
        return script;
      },
    },
  ]);
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
