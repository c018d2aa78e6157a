import { type PreviewGrant, signPreview, verifyPreview } from './preview-token.ts';

const COOKIE = 'previa';
/** A working day: after that, visitors open the link again. */
const MAX_AGE_MS = 8 * 60 * 60 * 1000;

interface CookieOptions {
  key: string;
  basePath: string;
  /** Whether browsers send it over HTTPS only. */
  isSecure: boolean;
  now: number;
}

const format = (value: string, seconds: number, basePath: string, isSecure: boolean): string =>
  `${COOKIE}=${value}; Path=${basePath || '/'}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Returns the cookie of a preview, which lasts no longer than its link. */
export function createPreviewCookie(grant: PreviewGrant, { key, basePath, isSecure, now }: CookieOptions) {
  const until = Math.min(grant.until, now + MAX_AGE_MS);
  const value = signPreview(key, 'cookie', { ...grant, until });
  return format(value, Math.floor((until - now) / 1000), basePath, isSecure);
}

/** Returns the cookie that removes a preview's. */
export const clearPreviewCookie = (basePath: string, isSecure: boolean): string =>
  format('', 0, basePath, isSecure);

/** Returns the name of the preview in a cookie header, or null. */
export function readPreviewCookie(cookies: string | undefined, key: string, now: number): string | null {
  const value = new RegExp(`(?:^|;)\\s*${COOKIE}=([\\w.-]+)\\s*(?:;|$)`).exec(cookies ?? '')?.[1];
  return verifyPreview(key, 'cookie', value, now)?.name ?? null;
}
