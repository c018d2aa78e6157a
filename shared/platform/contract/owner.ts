import { matchRoutes } from 'react-router-dom';

interface Owner {
  name: string;
  paths: readonly string[];
}

interface OwnerMatch<Remote> {
  remote: Remote;
  pattern: string;
}

/** The pattern of the remote that takes all paths that no other owns. */
const CATCH_ALL = '*';
/** Paths whose claims are remembered at most. */
const MAX_CACHED_PATHS = 1_000;

// Each search ranks the patterns of all remotes, and a page asks about its own path several times.
const claims = new WeakMap<readonly Owner[], Map<string, OwnerMatch<Owner> | null>>();

/**
 * The remote that owns a path, and the pattern that it owns it by: the most specific one wins, as the router ranks them.
 * @param remotes never changed: what is found is remembered as long as the list is
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

function findMatch<Remote extends Owner>(
  remotes: readonly Remote[],
  path: string,
  allKnown: boolean,
): OwnerMatch<Remote> | null {
  const patterns = remotes.flatMap((remote) =>
    remote.paths
      .filter((pattern) => allKnown || pattern !== CATCH_ALL)
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
): Remote | null => matchOwner(remotes, path, allKnown)?.remote ?? null;
