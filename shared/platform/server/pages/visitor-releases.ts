import { isNamedFailed } from '../../contract/failed-release.ts';
import { readPreviewCookie } from '../previews/preview-cookie.ts';
import type { Previews } from '../releases/previews/open-previews.ts';
import type { Releases } from '../releases/releases.ts';
import type { Remotes } from '../releases/remotes.ts';

/** Returns the releases of a visitor. @param bucket instead of that in the cookies */
export type VisitorReleases = (cookies: string | undefined, bucket?: number | null) => Releases;

interface Options {
  remotes: Pick<Remotes, 'releases'>;
  previews: Pick<Previews, 'releases'>;
  /** Secret that signs the cookies of previews; null for none. */
  previewKey: string | null;
}

/**
 * Chooses releases by a visitor's cookies: those of a preview, or the active ones and canaries, without the release whose
 * page failed in the browser. Another version than the failed one is served again.
 */
export const createVisitorReleases =
  ({ remotes, previews, previewKey }: Options): VisitorReleases =>
  (cookies, bucket = readBucket(cookies)) => {
    const active = remotes.releases(bucket);
    const preview = previewKey && readPreviewCookie(cookies, previewKey, Date.now());
    if (preview) return previews.releases(active, preview);
    const failed = cookies && active.manifests.find((release) => isNamedFailed(cookies, release));
    return (failed && active.withPrevious(failed.name)) || active;
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
