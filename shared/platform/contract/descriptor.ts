import type { PageMetadata } from './page-metadata.ts';
import type { RemoteManifest } from './release-manifest.ts';

/** Page of a remote: the module `src/pages/<name>/<name>.page.tsx`, or Markdown that the build compiles to one. */
interface PageSettings<Menu extends string> {
  /** Name of its folder, its module and its files. */
  name: string;
  /** Path pattern, relative to the portal's base path; `*` matches paths that no remote owns. */
  path: string;
  /**
   * Search parameters that the page reads while rendering, in URL order: the server renders and caches it once per
   * combination of their values and ignores other parameters.
   */
  search?: readonly string[];
  /** Subset of `search` that belongs to the canonical URL. */
  canonical?: readonly string[];
  /** Excludes personal and transient pages from search engines and the sitemap. */
  noindex?: true;
  /** Menu entry of the shell that the page belongs to. */
  menu?: Menu;
}

/** A page with a title has no parameters in its path. */
type Page<Menu extends string = string> = PageSettings<Menu> &
  (PageMetadata | { [Field in keyof PageMetadata]?: never });

/** An old path that redirects to a page. */
export interface Redirect {
  path: string;
  /** Path of the page; it may contain parameters of `path`. */
  redirectTo: string;
}

export type PageList<Menu extends string = string> = readonly (Page<Menu> | Redirect)[];

/** A route of a remote: a page by its name, or a redirect. */
export type Route = Pick<Page, 'name' | 'path'> | Redirect;

const isRedirect = (entry: Route): entry is Redirect => 'redirectTo' in entry;

interface RemoteDeclaration<Menu extends string> {
  /** Name of the package and of the container, such as `mf-books`. */
  name: string;
  team: string;
  pages: PageList<Menu>;
  /** Slots that the remote fills, each with the module `src/slots/<slot>.tsx`; none by default. */
  slots?: readonly string[];
}

/** Static description of a remote, known without its build. */
export interface RemoteDescriptor
  extends Pick<RemoteManifest, 'name' | 'team' | 'paths'>,
    Required<Pick<RemoteManifest, 'search' | 'canonical' | 'indexed' | 'menu' | 'metadata' | 'pageNames'>> {
  slots: readonly string[];
  pages: readonly string[];
  /** What its router needs of its pages and redirects, which browsers download. */
  routes: readonly Route[];
}

/** Declares a remote, in its `portal.remote.ts`. @throws Error for a name or a path that is declared twice */
export function defineRemote<Menu extends string>(declared: RemoteDeclaration<Menu>): RemoteDescriptor {
  const { pages, slots = [], ...rest }: RemoteDeclaration<string> = declared;
  const own = pages.filter((entry): entry is Page => !isRedirect(entry));
  return {
    ...rest,
    slots,
    pages: unique(own.map(({ name }) => name)),
    pageNames: Object.fromEntries(own.map(({ path, name }) => [path, name])),
    routes: pages.map((entry) => (isRedirect(entry) ? entry : { path: entry.path, name: entry.name })),
    paths: unique(pages.map(({ path }) => path)),
    search: Object.fromEntries(own.flatMap(({ path, search }) => (search ? [[path, [...search]]] : []))),
    canonical: Object.fromEntries(
      own.flatMap(({ path, canonical }) => (canonical ? [[path, [...canonical]]] : [])),
    ),
    indexed: own.filter(({ noindex }) => !noindex).map(({ path }) => path),
    menu: Object.fromEntries(own.flatMap(({ path, menu }) => (menu ? [[path, menu]] : []))),
    metadata: Object.fromEntries(
      own.flatMap(({ path, title, searchTerms, menuLink }) =>
        title === undefined ? [] : [[path, { title, searchTerms, menuLink }]],
      ),
    ),
  };
}

function unique(values: string[]): string[] {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new Error(`'${twice}' is declared twice in portal.remote.ts.`);
  return values;
}
