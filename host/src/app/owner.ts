import { matchRoutes } from '@portal/runtime/router';

interface Owner {
  name: string;
  paths: readonly string[];
}

/** The pattern of the remote that takes all paths that no other owns. */
const REST = '*';

/**
 * The remote that owns a path: the most specific pattern wins, as the router ranks them.
 * @param path relative to the base path, such as `/detalhes/12`
 * @param allKnown whether the paths of every remote are known; until then the catch-all owner cannot be determined
 */
export function ownerOf<Remote extends Owner>(
  remotes: readonly Remote[],
  path: string,
  allKnown = true,
): Remote | null {
  const patterns = remotes.flatMap((remote) =>
    remote.paths
      .filter((pattern) => allKnown || pattern !== REST)
      .map((pattern) => ({ path: pattern, id: remote.name })),
  );
  const matched = matchRoutes(patterns, path)?.at(-1)?.route.id;
  return remotes.find((remote) => remote.name === matched) ?? null;
}
