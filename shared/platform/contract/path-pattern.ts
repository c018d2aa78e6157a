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
