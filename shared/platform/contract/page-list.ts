/** A page of a remote: the module `src/pages/<name>/<name>.page.tsx`. */
export interface Page<Menu extends string = string> {
  /** Name of its folder, its module and its files. */
  name: string;
  /** Path pattern, relative to the portal's base path; `*` takes the paths that nobody owns. */
  path: string;
  /**
   * The search parameters that it reads while it renders, in the order in which they stand in an address: the server
   * renders and keeps it once for each of their values, and for no other parameter's.
   */
  search?: readonly string[];
  /** Those of `search` that make another page for search engines; whatever the others say, it is the same one. */
  canonical?: readonly string[];
  /** Keeps it out of search engines and of the sitemap: personal and transient pages. */
  noindex?: true;
  /** The part of the portal that it belongs to, as the shell's menus know it. */
  menu?: Menu;
}

/** An old address that leads to a page. */
export interface Redirect {
  path: string;
  /** Path of the page; it may hold parameters of `path`. */
  redirectTo: string;
}

/** The addresses of a remote, in its `src/pages.ts`: the one place where a page is declared. */
export type PageList<Menu extends string = string> = readonly (Page<Menu> | Redirect)[];

export const isRedirect = (entry: Page | Redirect): entry is Redirect => 'redirectTo' in entry;
