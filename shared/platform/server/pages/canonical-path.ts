/**
 * A path as its pattern writes it, with one way of escaping: the router takes any case, any escapes, and a slash at the
 * end.
 * @param path below the base path, such as `/Detalhes/%31`
 */
export function toCanonicalPath(path: string, pattern: string): string {
  const segments = path.split('/');
  if (pattern.includes('?') || pattern.includes('*')) return path;
  return pattern
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? normaliseEscapes(segments[index] ?? '') : segment))
    .join('/');
}

/** What cannot be decoded stays as it is. */
function normaliseEscapes(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
