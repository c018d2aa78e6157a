/**
 * Adds `URLSearchParams.prototype.size`, which Safari before 17 lacks: without it, React Router passes loaders a `url`
 * without its query.
 */
export function addSearchParamsSize(): void {
  if ('size' in URLSearchParams.prototype) return;
  Object.defineProperty(URLSearchParams.prototype, 'size', {
    configurable: true,
    get(this: URLSearchParams) {
      return [...this].length;
    },
  });
}
