/** A document of the institution: its PDF, if one is published, or that the server has not told yet. */
export type PublishedDocument =
  | { kind: 'known'; url: string | undefined }
  | { kind: 'unknown'; reload: () => void };
