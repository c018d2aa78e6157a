import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { containerGlobal, releaseKey } from '../contract/names.ts';
import type { Container } from '../contract/release-manifest.ts';

/** Versions of the shared modules by name, defined by the build. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

interface FederatedRelease {
  name: string;
  version: string;
  /** URL of the entry script; arbitrary on the server, which has its text. */
  entry: string;
  /** Only for remotes built with other tooling. */
  container?: Container | undefined;
}

interface FederationOptions {
  modules: Readonly<Record<string, unknown>>;
  late?: Readonly<Record<string, () => Promise<unknown>>>;
  plugin: ModuleFederationRuntimePlugin;
}

/** Each release is registered as its own remote: the runtime caches what it has loaded by the remote's name. */
export function createFederation({ modules, late = {}, plugin }: FederationOptions) {
  const instance = createInstance({
    name: 'portal',
    remotes: [],
    shared: {
      ...mapped(modules, (module) => ({ lib: () => module })),
      ...mapped(late, (load) => ({ get: async () => toFactory(await load()) })),
    },
    // Remotes are built without the runtime.
    plugins: [injectExternalRuntime(), plugin],
  });
  const register = (release: FederatedRelease, force: boolean) =>
    instance.registerRemotes(
      [
        {
          name: releaseKey(release),
          entry: release.entry,
          entryGlobalName: release.container?.global ?? containerGlobal(release.name),
          type: release.container?.type ?? 'var',
        },
      ],
      { force },
    );

  return {
    /** Fetches and evaluates a module of a release, such as `routes`. @throws errors of script, module or runtime */
    load(release: FederatedRelease, expose: string): Promise<unknown> {
      register(release, false);
      return instance.loadRemote(`${releaseKey(release)}/${expose}`);
    },
    /** Makes the next call evaluate everything again: a container may return a module that threw halfway. */
    forget: (release: FederatedRelease) => register(release, true),
  };
}

const toFactory = (module: unknown) => () => module;

const mapped = <Value, Provided>(
  values: Readonly<Record<string, Value>>,
  provide: (value: Value) => Provided,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      {
        ...provide(value),
        version: __SHARED_VERSIONS__[name],
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    ]),
  );
