/** Cookie with a visitor's place among a hundred. */
const COOKIE = 'lancamento';
const FOURTEEN_DAYS = 14 * 24 * 60 * 60;

/** A visitor's place, from 0 to 99, out of a cookie header; null for who has none. */
export function readPlace(cookies: string | undefined): number | null {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=(\\d{1,2})\\s*(?:;|$)`).exec(cookies ?? '')?.[1];
  return value === undefined ? null : Number(value);
}

export const newPlace = (random = Math.random): number => Math.floor(random() * 100);

/** The cookie that keeps the place: it says nothing else of the visitor. */
export const placeCookie = (place: number): string =>
  `${COOKIE}=${place}; Path=/senac-portal; Max-Age=${FOURTEEN_DAYS}; HttpOnly; SameSite=Lax`;

/** Whether a place is among the first so many of a hundred: who is in stays in while they become more. */
export const isInCanary = (place: number, percent: number): boolean => place < percent;
