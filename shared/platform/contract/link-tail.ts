/** Characters that chats, mail programs and copying append to links: punctuation, closing quotes, invisible ones. */
const TAIL = /[.,;:!*)\]}>"'»”’\s\u200B-\u200D\u2060]+$/;

/** Returns a path without such characters at its end, or null if it has none. */
export function trimLinkTail(path: string): string | null {
  const start = path.lastIndexOf('/') + 1;
  const segment = decode(path.slice(start));
  const trimmed = segment.replace(TAIL, '');
  return trimmed === segment ? null : path.slice(0, start) + encodeURIComponent(trimmed);
}

/** Returns an empty segment if it cannot be decoded. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
