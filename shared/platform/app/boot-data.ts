import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { MenuLink } from '../contract/page-metadata.ts';
import type { RemoteManifest } from '../contract/release-manifest.ts';

/** Registry data of a remote that the page carries. */
export interface RegistryEntry
  extends Pick<RemoteManifest, 'name' | 'version' | 'container' | 'paths' | 'menu'> {
  /** URL of the container's entry script, on the portal's origin. */
  entry: string;
  /** Whether the server can render the previous release instead, if this one fails. */
  hasPrevious: boolean;
  slots: readonly string[];
}

export interface RegistrySnapshot {
  remotes: readonly RegistryEntry[];
  /** Whether every configured remote has a release; if not, paths and slots are incomplete. */
  allKnown: boolean;
  menuLinks?: readonly MenuLink[];
}

export interface RenderedPageRef {
  remote: string;
  /** Route id in the portal. */
  id: string;
  path: string;
}

/** JSON in every page: the state from which the browser continues. */
export interface BootData {
  version: string;
  registry: RegistrySnapshot;
  /** Server-rendered parts of remotes, each of which hydrates with its own code. */
  rendered: { page: RenderedPageRef | null; slots: readonly string[] };
  /** Whether this is the fallback shell, valid for any path, so that the browser renders the page itself. */
  shell: boolean;
  /** Whether this server shows the host's own page. */
  ownPage: boolean;
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  answers: readonly DehydratedQuery[];
}

export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
/** Id of the template that holds the page's scripts until the HTML is parsed. */
export const SCRIPTS_ID = 'scripts';

/** Returns the boot data of the server, or null. Content cannot appear at its place, even if it escapes from its element. */
export function findBootData(page: Document): BootData | null {
  const blocks = page.querySelectorAll(`:root > body > script[type="application/json"]#${BOOT_ID}`);
  const text = blocks.item(blocks.length - 1)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}

/** API response that a page was rendered from. It has no timestamp, so that equal pages are the same bytes. */
interface DehydratedQuery {
  key: QueryKey;
  data: unknown;
}

/** Returns the loaded queries in a stable order. */
export const dehydrateQueries = (client: QueryClient): DehydratedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));

export function hydrateQueries(client: QueryClient, answers: readonly DehydratedQuery[], updatedAt: number) {
  for (const { key, data } of answers) client.setQueryData(key, data, { updatedAt });
}

/** Returns the time of the server-rendered data, a header, so that equal pages stay the same bytes; otherwise now. */
export function readRenderTime(page: Pick<Performance, 'getEntriesByType'> = performance): number {
  const [navigation] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const rendered = navigation?.serverTiming?.find(({ name }) => name === 'rendered');
  return Number(rendered?.description) || Date.now();
}
