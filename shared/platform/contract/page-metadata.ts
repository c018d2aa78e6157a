import * as z from 'zod/mini';

/** Every page of the portal carries the menu links of all remotes. */
const MAX_MENU_LINKS = 5;
const MAX_TITLED_PAGES = 200;

const withoutMarkup = z.regex(/^(?=\S)[^\p{C}\p{Zl}\p{Zp}<>]+$/u, 'must be plain text, without markup');

/** Text without markup, line breaks and invisible characters, such as those that reverse its direction. */
const plainText = (maxLength: number) => z.string().check(z.maxLength(maxLength), withoutMarkup);

/** A link in the panel of a page's `menu`: it follows the link to the path `after`, or else all fixed links. */
const menuLink = z.object({ label: plainText(40), after: z.optional(z.string().check(z.maxLength(200))) });

/** How search and menus present a page. */
const pageMetadata = z.object({
  /** Name under which the search lists it. */
  title: plainText(80),
  /** Further words that the search finds it by. */
  searchTerms: z.optional(plainText(300)),
  menuLink: z.optional(menuLink),
});

/** The metadata of a remote's pages, by their paths. */
export const metadataByPath = z.record(z.string(), pageMetadata).check(
  z.refine((metadata) => Object.keys(metadata).length <= MAX_TITLED_PAGES, {
    error: `titles more than ${MAX_TITLED_PAGES} pages`,
  }),
  z.refine(
    (metadata) => Object.values(metadata).filter(({ menuLink }) => menuLink).length <= MAX_MENU_LINKS,
    { error: `adds more than ${MAX_MENU_LINKS} links to the menus` },
  ),
);

export type PageMetadata = z.infer<typeof pageMetadata>;
type MetadataByPath = Readonly<Record<string, PageMetadata>>;

interface Described {
  paths: readonly string[];
  menu?: Readonly<Record<string, string>>;
  metadata?: MetadataByPath;
}

/** Whether a remote describes only pages that it owns, each with one URL, and links only those that are in a menu. */
export const describesOwnPages = ({ paths, menu = {}, metadata = {} }: Described): boolean =>
  Object.entries(metadata).every(
    ([path, { menuLink }]) =>
      paths.includes(path) && !/[:*?]/.test(path) && (!menuLink || Object.hasOwn(menu, path)),
  );

export interface TitledPage extends Omit<PageMetadata, 'menuLink'> {
  path: string;
}

export const listTitledPages = (remotes: readonly Pick<Described, 'metadata'>[]): TitledPage[] =>
  remotes.flatMap(({ metadata = {} }) =>
    Object.entries(metadata).map(([path, { title, searchTerms }]) => ({ path, title, searchTerms })),
  );

/** A link that a page adds to a menu. */
export interface MenuLink extends z.infer<typeof menuLink> {
  /** Key of the menu, or after a slash of a part of it. */
  menu: string;
  to: string;
}

/** Returns the menu links of the remotes' pages, in the order of the remotes. */
export const listMenuLinks = (remotes: readonly Described[]): MenuLink[] =>
  remotes.flatMap(({ menu = {}, metadata = {} }) =>
    Object.entries(metadata).flatMap(([to, { menuLink }]) => {
      const key = menu[to];
      return menuLink && key ? [{ menu: key, to, ...menuLink }] : [];
    }),
  );

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

/** Default export of `src/listing.ts`: pages behind path parameters. Each function fails alone, on the server. */
export type Listing = readonly (() => Promise<ListedPage[]>)[];

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
