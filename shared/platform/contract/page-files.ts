/** Files of the pages of each remote, as browsers receive them. */
export type PageFiles = readonly {
  name: string;
  version: string;
  /** URL of the folder that contains the files. */
  base: string;
  /** Files that every page of the remote needs. */
  common: readonly string[];
  /** Other files, by path pattern. */
  pages: Readonly<Record<string, readonly string[]>>;
}[];
