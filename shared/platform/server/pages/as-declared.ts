/**
 * A path as its pattern writes it, with one way of escaping: the router takes any case, any escapes, and a slash at the
 * end.
 * @param path below the base path, such as `/Detalhes/%31`
 */
export function asDeclared(path: string, pattern: string): string {
  const segments = path.split('/');
  if (pattern.includes('?') || pattern.includes('*')) return path;
  return pattern
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? escapedOnce(segments[index] ?? '') : segment))
    .join('/');
}

/** What cannot be decoded stays as it is. */
function escapedOnce(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
