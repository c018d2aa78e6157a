/** Version of the contract between host and remotes; a remote built for another one is not mounted. */
export const CONTRACT_VERSION = 1;

/** A page of a remote: the module `src/pages/<name>/<name>.page.tsx`. */
interface Page<Menu extends string = string> {
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

interface RemoteDeclaration {
  /** Name of the package and of the container, such as `mf-books`. */
  name: string;
  /** The team responsible for it. */
  team: string;
  /** Its `src/pages.ts`. */
  pages: PageList;
  /** Slots that it fills, each by the module `src/slots/<slot>.tsx`. */
  slots: readonly string[];
}

/** A remote's static description, known without its build. */
export interface RemoteDescriptor extends Omit<RemoteDeclaration, 'pages'> {
  /** Names of its pages. */
  pages: readonly string[];
  /** Name of the page at each path pattern. */
  pageNames: Readonly<Record<string, string>>;
  /** Path patterns that it owns, those of old addresses included. */
  paths: readonly string[];
  /** The search parameters that a page reads, by its path pattern; a path that is left out reads none. */
  search: Readonly<Record<string, readonly string[]>>;
  /** Those of them that make another page for search engines, by its path pattern. */
  canonical: Readonly<Record<string, readonly string[]>>;
  /** Path patterns of the pages that search engines may show. */
  indexed: readonly string[];
  /** The part of the portal that a page belongs to, by its path pattern. */
  menu: Readonly<Record<string, string>>;
}

/**
 * Declares a remote, in its `portal.remote.ts`.
 * @throws Error for a name or a path that is declared twice
 */
export function defineRemote({ pages, ...rest }: RemoteDeclaration): RemoteDescriptor {
  const own = pages.filter((entry): entry is Page => !isRedirect(entry));
  return {
    ...rest,
    pages: unique(own.map(({ name }) => name)),
    pageNames: Object.fromEntries(own.map(({ path, name }) => [path, name])),
    paths: unique(pages.map(({ path }) => path)),
    search: Object.fromEntries(own.flatMap(({ path, search }) => (search ? [[path, search]] : []))),
    canonical: Object.fromEntries(
      own.flatMap(({ path, canonical }) => (canonical ? [[path, canonical]] : [])),
    ),
    indexed: own.filter(({ noindex }) => !noindex).map(({ path }) => path),
    menu: Object.fromEntries(own.flatMap(({ path, menu }) => (menu ? [[path, menu]] : []))),
  };
}

function unique(values: string[]): string[] {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new Error(`'${twice}' is declared twice in src/pages.ts.`);
  return values;
}
