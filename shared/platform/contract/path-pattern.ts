/**
 * A path pattern as the router ranks it: its static segments, parameters and the splat at its end, without what the
 * router does not tell apart (case, names of parameters, slashes at the end).
 */
type Shape = readonly string[];

const PARAMETER = ':';
const SPLAT = '*';
const segment = /^(:[\w-]+|[^:*?%]+)\??$/;

/**
 * Whether two patterns claim one address with nothing to choose between them: the router ranks them the same. Where it
 * prefers one, as `/x/new` to `/x/:id` and either to a splat, they live side by side.
 */
export function isSameClaim(one: string, other: string): boolean {
  const others = shapesOf(other);
  return shapesOf(one).some((shape) =>
    others.some((each) => rank(each) === rank(shape) && overlap(shape, each)),
  );
}

/** Whether it is a pattern of whole segments: `/x`, `/x/:id`, `/x/:id?`, `/x/*`, `*`. */
export function isPathPattern(pattern: string): boolean {
  const segments = segmentsOf(pattern);
  const named = segments.at(-1) === SPLAT ? segments.slice(0, -1) : segments;
  return named.every((each) => segment.test(each));
}

const segmentsOf = (pattern: string): string[] => pattern.split('/').filter((each) => each !== '');

/** Each form of a pattern: an optional segment is there or is not. */
function shapesOf(pattern: string): Shape[] {
  let shapes: Shape[] = [[]];
  for (const each of segmentsOf(pattern)) {
    const required = each.replace(/\?$/, '');
    const plain = required.startsWith(':') ? PARAMETER : required.toLowerCase();
    const withIt = shapes.map((shape) => [...shape, plain]);
    shapes = required === each ? withIt : [...withIt, ...shapes];
  }
  return shapes;
}

/** React Router's score: the higher one is tried first. */
function rank(shape: Shape): number {
  const isSplat = shape.at(-1) === SPLAT;
  const named = isSplat ? shape.slice(0, -1) : shape;
  // The empty segment before the first slash counts, and the root has one after it.
  const empty = shape.length === 0 ? 2 : 1;
  const points = named.map((each) => (each === PARAMETER ? 3 : 10));
  return shape.length + empty + empty + (isSplat ? -2 : 0) + points.reduce((sum, each) => sum + each, 0);
}

/** Whether some address fits both. */
function overlap(one: Shape, other: Shape): boolean {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (first === SPLAT || second === SPLAT) return true;
  if (first === undefined || second === undefined) return first === second;
  return (first === second || first === PARAMETER || second === PARAMETER) && overlap(rest, others);
}
