import fresh from 'fresh';

/** Returns a weak ETag of a version: identical for all encodings of a content. */
export const weakEtag = (version: string): string => `W/"${version}"`;

/** Returns whether a client has this version by its `if-none-match` (RFC 9110, 13.1.2). */
export const isNotModified = (etag: string, ifNoneMatch: string | undefined): boolean =>
  fresh({ 'if-none-match': ifNoneMatch }, { etag });
