/** What changed sources ask for: packages to be built, and servers to be started anew. */
export interface Renewal {
  build: string[];
  restart: ('api' | 'host')[];
}

const aside = /(^|\/)(node_modules|dist|[.][^/]*|[^/]*~)(\/|$)|[.]test[.]tsx?$/;
const sharedWithApi = /^shared\/(contract|validators|schema|format)\//;

/**
 * Decides what changed files concern.
 * @param paths files or folders below the checkout, with `/` between their parts
 * @param remotes names of the remotes that run here
 */
export function concernedBy(paths: Iterable<string>, remotes: readonly string[]): Renewal {
  const relevant = [...paths].filter((path) => !aside.test(path));
  const touches = (pattern: RegExp) => relevant.some((path) => pattern.test(path));
  const all = touches(/^shared\//);
  const host = all || touches(/^host\/src\//);
  return {
    build: [...(host ? ['host'] : []), ...remotes.filter((name) => all || touches(new RegExp(`^${name}/`)))],
    restart: [
      ...(touches(/^api\//) || touches(sharedWithApi) ? (['api'] as const) : []),
      ...(host || touches(/^host\/server\//) ? (['host'] as const) : []),
    ],
  };
}
