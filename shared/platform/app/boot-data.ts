import type { Container } from '../contract/release-manifest.ts';
import type { DehydratedQuery } from './query-hydration.ts';

/** Where the container of a release is. */
export interface ReleaseEntry {
  version: string;
  /** Address of the container's entry script on the portal's origin. */
  entry: string;
  /** Of a remote that other tooling has built. */
  container?: Container | undefined;
}

/** What the browser knows of a remote from the page itself. */
export interface RegistryEntry extends ReleaseEntry {
  name: string;
  /** The release before, which takes the place of one that fails; null where there is none. */
  previous: ReleaseEntry | null;
  /** Path patterns that it owns. */
  paths: readonly string[];
  /** The part of the portal that a page belongs to, by its path pattern; older remotes and hosts do not say. */
  menu?: Readonly<Record<string, string>>;
  /** Slots that it fills. */
  slots: readonly string[];
}

/** What is known of the remotes. */
export interface RegistrySnapshot {
  remotes: readonly RegistryEntry[];
  /** Whether every configured remote has been heard from; if not, paths and slots are still to come. */
  allKnown: boolean;
}

/** The route of the page that is in the HTML. */
export interface RenderedPageRef {
  remote: string;
  /** Among the routes of the portal. */
  id: string;
  /** Its pattern. */
  path: string;
}

/** Sent with every page as JSON: from it the browser starts where the server stopped. */
export interface BootData {
  version: string;
  registry: RegistrySnapshot;
  /** The remotes' parts that are in the HTML: each comes alive with its code. */
  rendered: { page: RenderedPageRef | null; slots: readonly string[] };
  /** Whether this is the plain shell, made for any address: the browser renders the page of its own. */
  shell: boolean;
  /** Whether this server shows the host's own page. */
  ownPage: boolean;
  /** The router's loader data and errors. */
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  answers: readonly DehydratedQuery[];
}

export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
/** Id of the template that holds the page's scripts until the HTML is parsed. */
export const SCRIPTS_ID = 'scripts';

/**
 * The block of boot data that the server wrote, or null. It stands directly in the body, behind everything that is
 * shown: no content can stand there, or come after it, even where it escaped from its place.
 */
export function findBootData(page: Document): BootData | null {
  const blocks = page.querySelectorAll(`:root > body > script[type="application/json"]#${BOOT_ID}`);
  const text = blocks.item(blocks.length - 1)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}
