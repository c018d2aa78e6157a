import { isNamedFailed } from '../../contract/failed-release.ts';
import { readPreviewCookie } from '../previews/preview-cookie.ts';
import type { ActiveReleases } from '../releases/in-force.ts';
import type { Releases } from '../releases/releases.ts';

/** Returns the releases of a visitor. @param bucket instead of that in the cookies */
export type VisitorReleases = (cookies: string | undefined, bucket?: number | null) => Releases;

/**
 * Chooses releases by a visitor's cookies: those of a preview, or the active ones and canaries, without the release whose
 * page failed in the browser. Another version than the failed one is served again.
 * @param previewKey secret that signs the cookies of previews; null for none
 */
export const createVisitorReleases =
  (remotes: Pick<ActiveReleases, 'releases'>, previewKey: string | null): VisitorReleases =>
  (cookies, bucket = readBucket(cookies)) => {
    const preview = previewKey && readPreviewCookie(cookies, previewKey, Date.now());
    const releases = remotes.releases(bucket, preview);
    if (releases.preview) return releases;
    const failed = cookies && releases.manifests.find((release) => isNamedFailed(cookies, release));
    return (failed && releases.withPrevious(failed.name)) || releases;
  };

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
