/** Expression for the paths of a pattern such as `/detalhes/:id`; `*` is every path. */
const expressionOf = (pattern: string): RegExp =>
  pattern === '*'
    ? /^/
    : new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}/?$`, 'i');

/** How much a pattern leaves open: words come before parameters, and `*` comes last. */
const openness = (pattern: string): number =>
  pattern === '*' ? Number.POSITIVE_INFINITY : pattern.split(':').length - 1;

export const isOpen = (pattern: string): boolean => openness(pattern) > 0;

/** The pattern that owns a path, as the router ranks them. */
export const patternOf = (patterns: readonly string[], path: string): string | undefined =>
  patterns
    .toSorted((one, other) => openness(one) - openness(other))
    .find((pattern) => expressionOf(pattern).test(path));
