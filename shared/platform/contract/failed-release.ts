import { releaseKey } from './names.ts';

/** Session cookie with the release whose page failed in this browser: the server then renders the previous one. */
const COOKIE = 'anterior';

interface Release {
  name: string;
  version: string;
}

/** Returns whether a cookie header, or `document.cookie`, names a release as failed. */
export const isNamedFailed = (cookies: string, release: Release): boolean =>
  cookies.split(/;\s*/).includes(`${COOKIE}=${releaseKey(release)}`);

/** Returns the cookie that names a release as failed, or the one that ends it. It is readable by scripts. */
export const failedReleaseCookie = (release: Release | null, basePath: string): string =>
  `${COOKIE}=${release ? releaseKey(release) : '; Max-Age=0'}; Path=${basePath || '/'}; SameSite=Lax`;
