/**
 * Ways in which a release may fail in a browser: a file fails to load, times out, throws while loading (`broken`), while
 * rendering, or later (`script`). The release did not cause `document` (`isOfDocument`) and `foreign`, an error of an
 * extension.
 */
export const browserFaults = [
  'network',
  'timeout',
  'broken',
  'render',
  'script',
  'document',
  'foreign',
] as const;

export type BrowserFault = (typeof browserFaults)[number];
/** `server`: while the host rendered a page, the release threw, did not come to an end or was not available. */
export type Fault = BrowserFault | 'server';

/** Returns whether the code of the release caused a fault. Files also fail to load because of the visitor's connection. */
export const isCausedByCode = (fault: Fault): boolean =>
  fault === 'broken' || fault === 'render' || fault === 'script' || fault === 'server';

/** Returns whether rendering failed because a translator or an extension has changed the document. */
export const isOfDocument = (error: unknown): boolean =>
  error instanceof DOMException && ['NotFoundError', 'HierarchyRequestError'].includes(error.name);

/** Measurements of one visit, as `web-vitals` defines them, and the bytes that it loaded. */
export const vitals = ['lcp', 'inp', 'cls', 'bytes'] as const;

export type Vital = (typeof vitals)[number];
