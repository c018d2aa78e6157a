/**
 * How a release may fail in a browser: it does not come, comes too late, throws as it is loaded, or while it is shown;
 * `document` is no fault of the release (`isOfDocument`).
 */
export const faults = ['network', 'timeout', 'broken', 'render', 'document'] as const;

export type Fault = (typeof faults)[number];

/** Whether rendering failed because a translator or an extension has changed the document. */
export const isOfDocument = (error: unknown): boolean =>
  error instanceof DOMException && ['NotFoundError', 'HierarchyRequestError'].includes(error.name);
