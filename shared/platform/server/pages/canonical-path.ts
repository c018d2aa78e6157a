/**
 * Spells a path as its pattern does, with one form of escapes: the router accepts any case, any escapes and a trailing
 * slash.
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

/** Keeps segments that cannot be decoded. */
function normaliseEscapes(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
