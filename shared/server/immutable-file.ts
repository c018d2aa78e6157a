/** Sets the cache's rule of a file: for ever when its name holds a hash of its content, else asked again each time. */
export function immutableFile(
  response: { setHeader(name: string, value: string): unknown },
  file: string,
): void {
  const hashed = /\.[0-9a-f]{8}\.\w+(\.(br|gz))?$/.test(file);
  response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
}
