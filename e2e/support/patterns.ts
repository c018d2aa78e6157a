/** Returns an expression for the paths of a pattern such as `/detalhes/:id`; `*` matches every path. */
const expressionOf = (pattern: string): RegExp =>
  pattern === '*'
    ? /^/
    : new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i');

/** Ranks a pattern: static segments come before parameters, and `*` comes last. */
const openness = (pattern: string): number =>
  pattern === '*' ? Number.POSITIVE_INFINITY : pattern.split(':').length - 1;

export const isOpen = (pattern: string): boolean => openness(pattern) > 0;

/** Returns the pattern that owns a path, as the router ranks them. */
export const patternOf = (patterns: readonly string[], path: string): string | undefined =>
  patterns
    .toSorted((one, other) => openness(one) - openness(other))
    .find((pattern) => expressionOf(pattern).test(path));
