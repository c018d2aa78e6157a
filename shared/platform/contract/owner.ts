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
 * Returns the remote that owns a path, with the matching pattern. The most specific pattern wins, in the router's
 * order.
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

export const ownerOf = <Remote extends Owner>(
  remotes: readonly Remote[],
  path: string,
  allKnown = true,
): Remote | null => matchOwner(remotes, path, allKnown)?.remote ?? null;

/**
 * Path pattern as the router ranks it: static segments, parameters and a final splat, without distinctions that the
 * router ignores (case, parameter names, trailing slashes).
 */
type Shape = readonly string[];

const PARAMETER = ':';
const SPLAT = '*';
const segment = /^(:[\w-]+|[^:*?%]+)\??$/;

/**
 * Returns whether two patterns overlap and rank equally, so that the router cannot choose. If it prefers one, as
 * `/x/new` over `/x/:id` or either over a splat, both may exist.
 */
export function isSameClaim(one: string, other: string): boolean {
  const others = listShapes(other);
  return listShapes(one).some((shape) =>
    others.some((each) => rank(each) === rank(shape) && overlap(shape, each)),
  );
}

/** Returns whether the pattern consists of complete segments: `/x`, `/x/:id`, `/x/:id?`, `/x/*`, `*`. */
export function isPathPattern(pattern: string): boolean {
  const segments = splitSegments(pattern);
  const named = segments.at(-1) === SPLAT ? segments.slice(0, -1) : segments;
  return named.every((each) => segment.test(each));
}

const splitSegments = (pattern: string): string[] => pattern.split('/').filter((each) => each !== '');

/** Returns the variants of a pattern, with and without each optional segment. */
function listShapes(pattern: string): Shape[] {
  let shapes: Shape[] = [[]];
  for (const each of splitSegments(pattern)) {
    const required = each.replace(/\?$/, '');
    const plain = required.startsWith(':') ? PARAMETER : required.toLowerCase();
    const withIt = shapes.map((shape) => [...shape, plain]);
    shapes = required === each ? withIt : [...withIt, ...shapes];
  }
  return shapes;
}

/** Returns React Router's score; the router tries the higher one first. */
function rank(shape: Shape): number {
  const isSplat = shape.at(-1) === SPLAT;
  const named = isSplat ? shape.slice(0, -1) : shape;
  // Counts the empty segment before the first slash, and the one after the root.
  const empty = shape.length === 0 ? 2 : 1;
  const points = named.map((each) => (each === PARAMETER ? 3 : 10));
  return shape.length + empty + empty + (isSplat ? -2 : 0) + points.reduce((sum, each) => sum + each, 0);
}

/** Returns whether a path exists that matches both. */
function overlap(one: Shape, other: Shape): boolean {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (first === SPLAT || second === SPLAT) return true;
  if (first === undefined || second === undefined) return first === second;
  return (first === second || first === PARAMETER || second === PARAMETER) && overlap(rest, others);
}
