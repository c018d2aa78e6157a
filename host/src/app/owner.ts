import { matchRoutes } from '@portal/shared/router';

interface Owner {
  name: string;
  paths: readonly string[];
}

/**
 * The remote that owns a path: the most specific pattern wins, as the router ranks them.
 * @param path relative to the base path, such as `/detalhes/12`
 */
export function ownerOf<Remote extends Owner>(remotes: readonly Remote[], path: string): Remote | null {
  const patterns = remotes.flatMap((remote) =>
    remote.paths.map((pattern) => ({ path: pattern, id: remote.name })),
  );
  const matched = matchRoutes(patterns, path)?.at(-1)?.route.id;
  return remotes.find((remote) => remote.name === matched) ?? null;
}
