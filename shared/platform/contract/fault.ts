/**
 * Ways in which a release may fail in a browser: a file fails to load, times out, throws while loading (`broken`) or
 * while rendering; `document` is not caused by the release (`isOfDocument`).
 */
export const faults = ['network', 'timeout', 'broken', 'render', 'document'] as const;

export type Fault = (typeof faults)[number];

/** Returns whether rendering failed because a translator or an extension has changed the document. */
export const isOfDocument = (error: unknown): boolean =>
  error instanceof DOMException && ['NotFoundError', 'HierarchyRequestError'].includes(error.name);
