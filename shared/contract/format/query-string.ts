/**
 * Formats a query with its question mark, `''` without parameters. Safari before 17 lacks
 * `URLSearchParams.size`.
 */
export function queryString(search: URLSearchParams): string {
  const text = search.toString();
  return text && `?${text}`;
}
