/** A page that a remote tells search engines and feed readers of. */
export interface ListedPage {
  /** Path below the portal's base path, each part of it encoded. */
  path: string;
  /** When it last changed, in milliseconds since 1970; null where nobody knows. */
  updatedAt: number | null;
  /** What feed readers show of it; only news have it. */
  news?: {
    title: string;
    /** Plain text; null without one. */
    summary: string | null;
    /** In milliseconds since 1970. */
    publishedAt: number;
  };
}

/**
 * What the module `src/listing.ts` of a remote exports by default: its pages whose addresses its list of pages leaves
 * open, such as the courses behind `/detalhes/:id`. It runs on the server; each of the functions fails by itself.
 */
export type Listing = readonly (() => Promise<ListedPage[]>)[];
