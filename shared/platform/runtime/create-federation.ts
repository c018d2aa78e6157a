import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { containerGlobal } from '../contract/names.ts';
import type { Container } from '../contract/release-manifest.ts';

/** Versions of the shared modules, by their names; told by the build. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** A release of a remote, as the runtime is told of it. */
export interface FederatedRelease {
  remote: string;
  version: string;
  /** Address of its entry script; on the server, where its text is at hand, any. */
  entry: string;
  /** Of a remote that other tooling has built. */
  container?: Container | undefined;
}

interface FederationOptions {
  /** Modules that remotes get instead of copies of their own, by the names they ask for. */
  modules: Readonly<Record<string, unknown>>;
  /** What fetches others, when the first remote needs one. */
  late?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Says where the container of a release comes from. */
  plugin: ModuleFederationRuntimePlugin;
}

/**
 * Module Federation's runtime, the same in browsers and on the server. Each release of a remote is a remote of its own
 * to it, so that two of them may be in one page.
 */
export function createFederation({ modules, late = {}, plugin }: FederationOptions) {
  const instance = createInstance({
    name: 'portal',
    remotes: [],
    shared: {
      ...mapped(modules, (module) => ({ lib: () => module })),
      ...mapped(late, (load) => ({ get: async () => asFactory(await load()) })),
    },
    // Remotes are built without the runtime.
    plugins: [injectExternalRuntime(), plugin],
  });
  const register = (release: FederatedRelease, force: boolean) =>
    instance.registerRemotes(
      [
        {
          name: instanceName(release),
          entry: release.entry,
          entryGlobalName: release.container?.global ?? containerGlobal(release.remote),
          type: release.container?.type ?? 'var',
        },
      ],
      { force },
    );

  return {
    /**
     * Fetches and evaluates a module of a release.
     * @param expose such as `routes`
     * @throws what the script, its module or the runtime throws
     */
    load(release: FederatedRelease, expose: string): Promise<unknown> {
      register(release, false);
      return instance.loadRemote(`${instanceName(release)}/${expose}`);
    },
    /**
     * The next call evaluates everything anew, from the entry on: a container may hand out a module that threw half-way
     * as if it were whole.
     */
    forget: (release: FederatedRelease) => register(release, true),
  };
}

/** The name by which the runtime knows a release. */
export const instanceName = ({ remote, version }: Pick<FederatedRelease, 'remote' | 'version'>): string =>
  `${remote}@${version}`;

const asFactory = (module: unknown) => () => module;

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
