/** Returns whether a file's name or path ends with a hash of its content. */
export const isHashed = (name: string): boolean => /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/.test(name);

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Caches a file indefinitely if its name contains a content hash; otherwise it is revalidated each time. */
export function immutableFile(
  reply: { headers(headers: Record<string, string>): unknown },
  file: string,
): void {
  reply.headers({
    'cache-control': isHashed(file) ? IMMUTABLE : 'no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
}
