/** Page that a remote lists for search engines and feed readers. */
export interface ListedPage {
  /** Path below the portal's base path, with encoded segments. */
  path: string;
  /** Timestamp of the last change; null if unknown. */
  updatedAt: number | null;
  /** Feed entry; only for news. */
  news?: {
    title: string;
    /** Plain text, or null. */
    summary: string | null;
    publishedAt: number;
  };
}

/**
 * Default export of a remote's `src/listing.ts`: the pages behind path parameters, such as the courses of
 * `/detalhes/:id`. It runs on the server; each function fails independently.
 */
export type Listing = readonly (() => Promise<ListedPage[]>)[];
