/** Cookie with the visitor's bucket, from 0 to 99. */
const COOKIE = 'lancamento';
const FOURTEEN_DAYS = 14 * 24 * 60 * 60;

/** Returns the bucket in a cookie header, or null. */
export function readBucket(cookies: string | undefined): number | null {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=(\\d{1,2})\\s*(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

export const newBucket = (random = Math.random): number => Math.floor(random() * 100);

/** Returns the cookie, which contains nothing but the bucket. */
export const bucketCookie = (bucket: number, basePath: string): string =>
  `${COOKIE}=${bucket}; Path=${basePath || '/'}; Max-Age=${FOURTEEN_DAYS}; HttpOnly; SameSite=Lax`;
