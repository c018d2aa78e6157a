import { matchRoutes } from '@portal/runtime/router';

interface Owner {
  name: string;
  paths: readonly string[];
}

/** The pattern of the remote that takes all paths that no other owns. */
const REST = '*';

/**
 * The remote that owns a path, and the pattern that it owns it by: the most specific one wins, as the router ranks them.
 * @param path relative to the base path, such as `/detalhes/12`
 * @param allKnown whether the paths of every remote are known; until then the catch-all owner cannot be determined
 */
export function claimOn<Remote extends Owner>(
  remotes: readonly Remote[],
  path: string,
  allKnown = true,
): { remote: Remote; pattern: string } | null {
  const patterns = remotes.flatMap((remote) =>
    remote.paths
      .filter((pattern) => allKnown || pattern !== REST)
      .map((pattern) => ({ path: pattern, id: remote.name })),
  );
  const matched = matchRoutes(patterns, path)?.at(-1)?.route;
  const remote = remotes.find(({ name }) => name === matched?.id);
  return matched && remote ? { remote, pattern: matched.path } : null;
}

/** The remote that owns a path. */
export const ownerOf = <Remote extends Owner>(
  remotes: readonly Remote[],
  path: string,
  allKnown = true,
): Remote | null => claimOn(remotes, path, allKnown)?.remote ?? null;
