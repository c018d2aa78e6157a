import type { RegistryEntry } from '../app/boot-data.ts';
import { createAppRoutes } from '../app/portal-routes.tsx';
import { browserEntries } from '../runtime/browser-entries.ts';
import { createFederation, type FederatedRelease } from '../runtime/create-federation.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { Source } from './next-attempt.ts';

type SharedModules = Pick<Parameters<typeof createFederation>[0], 'modules' | 'late'>;

/** Loads modules of the registered remotes with Module Federation's runtime. */
export function connectRemotes(registry: LiveRegistry, { modules, late }: SharedModules) {
  const { load, forget } = createFederation({
    modules,
    late,
    plugin: browserEntries,
  });

  function releaseOf(
    remote: string,
    source: Source,
  ): (FederatedRelease & Pick<RegistryEntry, 'paths'>) | null {
    const known = registry.current().remotes.find(({ name }) => name === remote);
    const release = source === 'current' ? known : known?.previous;
    return known && release ? { ...release, remote, paths: known.paths } : null;
  }

  return {
    /** Rejects if the script fails to load, announces no container or throws. */
    async get(remote: string, expose: string, source: Source): Promise<unknown> {
      const release = releaseOf(remote, source);
      if (!release) throw new Error(`no ${source} release of ${remote}`);
      if (expose !== 'routes' || release.container?.pages !== 'App') return load(release, expose);
      return createAppRoutes(await load(release, 'App'), release.paths);
    },
    /** Makes the next call evaluate that release again. */
    forget(remote: string, source: Source): void {
      const release = releaseOf(remote, source);
      if (release) forget(release);
    },
  };
}

export type Containers = ReturnType<typeof connectRemotes>;
