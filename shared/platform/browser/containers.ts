import { createAppRoutes } from '../app/portal-routes.tsx';
import { browserEntries } from '../runtime/browser-entries.ts';
import { createFederation } from '../runtime/create-federation.ts';
import type { LiveRegistry } from './live-registry.ts';

type SharedModules = Pick<Parameters<typeof createFederation>[0], 'modules' | 'late'>;

/** Loads modules of the registered remotes with Module Federation's runtime. */
export function connectRemotes(registry: LiveRegistry, { modules, late }: SharedModules) {
  const { load, forget } = createFederation({ modules, late, plugin: browserEntries });

  function releaseOf(remote: string) {
    const entry = registry.current().remotes.find(({ name }) => name === remote);
    if (!entry) throw new Error(`no release of ${remote}`);
    return { ...entry, remote };
  }

  return {
    /** Rejects if the script fails to load, announces no container or throws. */
    async get(remote: string, expose: string): Promise<unknown> {
      const release = releaseOf(remote);
      if (expose !== 'routes' || release.container?.pages !== 'App') return load(release, expose);
      return createAppRoutes(await load(release, 'App'), release.paths);
    },
    /** Makes the next call evaluate the release again. */
    forget: (remote: string): void => forget(releaseOf(remote)),
  };
}

export type Containers = ReturnType<typeof connectRemotes>;
