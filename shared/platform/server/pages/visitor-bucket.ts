/** Cookie with a visitor's bucket among a hundred. */
const COOKIE = 'lancamento';
const FOURTEEN_DAYS = 14 * 24 * 60 * 60;

/** A visitor's bucket, from 0 to 99, out of a cookie header; null for who has none. */
export function readBucket(cookies: string | undefined): number | null {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=(\\d{1,2})\\s*(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

export const newBucket = (random = Math.random): number => Math.floor(random() * 100);

/** The cookie that keeps the bucket: it says nothing else of the visitor. */
export const bucketCookie = (bucket: number, basePath: string): string =>
  `${COOKIE}=${bucket}; Path=${basePath || '/'}; Max-Age=${FOURTEEN_DAYS}; HttpOnly; SameSite=Lax`;
