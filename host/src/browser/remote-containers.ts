import { containerGlobal } from '@portal/runtime/federation/container-global';
import { version as reactVersion } from 'react';
import { singletons } from '../app/singletons.ts';
import { lateModules } from './late-modules.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { Source } from './next-step.ts';

/** What the entry script of a remote announces: a Module Federation container. */
interface RemoteContainer {
  /** Gives the container the modules that it was built without. */
  init(shareScope: ShareScope): unknown;
  /** Fetches an exposed module, e.g. `./routes`; what comes evaluates it. */
  get(expose: string): Promise<() => unknown>;
}

/** Shared modules by name and version, in the form that containers expect. */
type ShareScope = Record<string, Record<string, SharedModule>>;

interface SharedModule {
  get: () => Evaluate | Promise<Evaluate>;
  from: string;
  eager: boolean;
  /** Of what is there from the beginning. */
  loaded?: 1;
}

type Evaluate = () => unknown;

/**
 * Fetches and evaluates modules of remotes: the browser's side of Module Federation's container protocol. The host's
 * singletons are in the scope of every container; the host itself imports them as any module.
 */
export function connectRemotes(registry: LiveRegistry) {
  const addContainer = containerAdder(registry);
  const shareScope = shareScopeOf(singletons, lateModules);
  const containers = new Map<string, Promise<RemoteContainer>>();

  function containerAt(address: string, remote: string): Promise<RemoteContainer> {
    const known = containers.get(address);
    if (known) return known;
    const container = addContainer(address, remote).then(async (announced) => {
      await announced.init(shareScope);
      return announced;
    });
    container.catch(() => {
      if (containers.get(address) === container) containers.delete(address);
    });
    containers.set(address, container);
    return container;
  }

  function addressOf(remote: string, source: Source): string | undefined {
    const known = registry.current().remotes.find(({ name }) => name === remote);
    return source === 'current' ? known?.entry : known?.previous?.entry;
  }

  return {
    /** Rejects where a script cannot be had, announces nothing, or throws. */
    async get(remote: string, expose: string, source: Source): Promise<unknown> {
      const address = addressOf(remote, source);
      if (!address) throw new Error(`no ${source} release of ${remote}`);
      const container = await containerAt(address, remote);
      const evaluate = await container.get(`./${expose}`);
      return evaluate();
    },
    /**
     * The next call evaluates everything anew, from the entry on: a container may hand out a module that threw half-way
     * as if it were whole.
     */
    forget: (remote: string, source: Source) => void containers.delete(addressOf(remote, source) ?? ''),
  };
}

export type Containers = Pick<ReturnType<typeof connectRemotes>, 'get' | 'forget'>;

/**
 * The scope of containers, with the modules that the host brings.
 * @param modules that are there
 * @param late what fetches the others
 */
function shareScopeOf(
  modules: Readonly<Record<string, unknown>>,
  late: Readonly<Record<string, () => Promise<unknown>>>,
): ShareScope {
  const there = Object.entries(modules).map(([name, module]): [string, SharedModule] => [
    name,
    { get: () => () => module, from: 'host', eager: true, loaded: 1 },
  ]);
  const fetched = Object.entries(late).map(([name, load]): [string, SharedModule] => [
    name,
    { get: () => load().then((module) => () => module), from: 'host', eager: false },
  ]);
  const versionOf = (name: string) => (name.startsWith('react') ? reactVersion : '1.0.0');
  return Object.fromEntries(
    [...there, ...fetched].map(([name, shared]) => [name, { [versionOf(name)]: shared }]),
  );
}

/** Adds entry scripts to the page. Trusted Types: a script may only come from where the registry says. */
function containerAdder(registry: LiveRegistry) {
  const check = (url: string) => {
    const path = new URL(url, location.origin).pathname;
    if (!registry.current().remotes.some(({ entry, previous }) => path === entry || path === previous?.entry))
      throw new TypeError(`script not in the registry: ${url}`);
    return url;
  };
  const policy = globalThis.trustedTypes?.createPolicy('remotes', { createScriptURL: check });

  return async (address: string, remote: string): Promise<RemoteContainer> => {
    const script = document.createElement('script');
    script.src = (policy?.createScriptURL(address) ?? check(address)) as string;
    script.async = true;
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error(`could not load ${address}`));
      document.head.append(script);
    }).finally(() => script.remove());
    return takeContainer(remote);
  };
}

/** Releases of a remote announce themselves by one name: who takes a container leaves the name to the next. */
function takeContainer(remote: string): RemoteContainer {
  const name = containerGlobal(remote);
  const container = Reflect.get(globalThis, name) as RemoteContainer | undefined;
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
