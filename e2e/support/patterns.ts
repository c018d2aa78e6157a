/** Returns an expression for the paths of a pattern such as `/detalhes/:id`; `*` matches every path. */
const toExpression = (pattern: string): RegExp =>
  pattern === '*'
    ? /^/
    : new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i');

/** Ranks a pattern: static segments come before parameters, and `*` comes last. */
const rankOpenness = (pattern: string): number =>
  pattern === '*' ? Number.POSITIVE_INFINITY : pattern.split(':').length - 1;

export const isOpen = (pattern: string): boolean => rankOpenness(pattern) > 0;

/** Returns the pattern that owns a path, as the router ranks them. */
export const patternOf = (patterns: readonly string[], path: string): string | undefined =>
  patterns
    .toSorted((one, other) => rankOpenness(one) - rankOpenness(other))
    .find((pattern) => toExpression(pattern).test(path));
