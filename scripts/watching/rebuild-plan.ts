type Server = 'api' | 'host';

/** What to do after sources changed: packages to build, and servers to restart. */
export interface RebuildPlan {
  build: string[];
  restart: Server[];
}

/** State of the checkout. */
export interface Checkout {
  /** Names of the remotes that run here. */
  remotes: readonly string[];
  /** What each server imports from outside of its own folder. */
  imports: Record<Server, ReadonlySet<string>>;
}

const ignoredPaths = /(^|\/)(node_modules|dist|[.][^/]*|[^/]*~)(\/|$)|[.]test[.]tsx?$/;

/**
 * Decides what to rebuild and restart after files changed. The host and the remotes are built from all of `shared`: the
 * build itself knows what has changed.
 * @param paths files or folders below the checkout, with `/` between their parts
 */
export function rebuildPlan(paths: Iterable<string>, { remotes, imports }: Checkout): RebuildPlan {
  const relevant = [...paths].filter((path) => !ignoredPaths.test(path));
  const within = (folder: string) => relevant.some((path) => path.startsWith(`${folder}/`));
  const imported = (server: Server) => relevant.some((path) => imports[server].has(path));
  const all = within('shared');
  const host = all || within('host/src') || within('host/server/rendering');
  return {
    build: [...(host ? ['host'] : []), ...remotes.filter((name) => all || within(name))],
    restart: [
      ...(within('api') || imported('api') ? (['api'] as const) : []),
      ...(host || within('host/server') || imported('host') ? (['host'] as const) : []),
    ],
  };
}
