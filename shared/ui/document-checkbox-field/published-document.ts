/** Document of the institution: its PDF if published; unknown while the settings load. */
export type PublishedDocument =
  | { kind: 'known'; url: string | undefined }
  | { kind: 'unknown'; reload: () => void };
