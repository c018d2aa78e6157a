/** The files of the pages of each remote, as the server tells browsers. */
export type PageFiles = readonly {
  /** Name of the remote. */
  name: string;
  version: string;
  /** Address of the folder that the files lie in. */
  base: string;
  /** Files that every page of it needs. */
  common: readonly string[];
  /** The others, by the page's path pattern. */
  pages: Readonly<Record<string, readonly string[]>>;
}[];
