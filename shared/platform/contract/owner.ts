import { matchRoutes } from 'react-router-dom';

interface Owner {
  name: string;
  paths: readonly string[];
}

interface OwnerMatch<Remote> {
  remote: Remote;
  pattern: string;
}

/** Pattern of the remote that owns all other paths. */
const CATCH_ALL = '*';
const MAX_CACHED_PATHS = 1_000;

// Each search ranks the patterns of all remotes, and a page looks up its own path several times.
const claims = new WeakMap<readonly Owner[], Map<string, OwnerMatch<Owner> | null>>();

/**
 * Returns the remote that owns a path, with the matching pattern: the most specific one, in the router's order.
 * @param remotes must not change: results are memoised per list
 * @param path relative to the base path, such as `/detalhes/12`
 * @param allKnown whether the paths of every remote are known; until then the catch-all owner cannot be determined
 */
export function matchOwner<Remote extends Owner>(
  remotes: readonly Remote[],
  path: string,
  allKnown = true,
): OwnerMatch<Remote> | null {
  const known = claims.get(remotes) ?? new Map<string, OwnerMatch<Owner> | null>();
  claims.set(remotes, known);
  const key = `${allKnown} ${path}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered as OwnerMatch<Remote> | null;
  if (known.size >= MAX_CACHED_PATHS) known.clear();
  const claim = findMatch(remotes, path, allKnown);
  known.set(key, claim);
  return claim;
}

function findMatch<Remote extends Owner>(remotes: readonly Remote[], path: string, allKnown: boolean) {
  const patterns = remotes.flatMap((remote) =>
    remote.paths
      .filter((pattern) => allKnown || pattern !== CATCH_ALL)
      .map((pattern) => ({ path: pattern, id: remote.name })),
  );
  const matched = matchRoutes(patterns, path)?.at(-1)?.route;
  const remote = remotes.find(({ name }) => name === matched?.id);
  return matched && remote ? { remote, pattern: matched.path } : null;
}
