/** Whether a file's name or address ends with a hash of its content: such a file never changes. */
export const isHashed = (name: string): boolean => /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/.test(name);

/** What takes an answer's headers. */
interface Reply {
  headers(headers: Record<string, string>): unknown;
}

/** Sets the cache's rule of a file: for ever when its name holds a hash of its content, else asked again each time. */
export function immutableFile(reply: Reply, file: string): void {
  reply.headers({
    'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
}
