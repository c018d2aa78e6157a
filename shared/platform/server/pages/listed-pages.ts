import * as z from 'zod';
import type { ListedPage } from '../../contract/listing.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import { logError } from '../log-error.ts';
import type { PageReleases, PageRenderer } from '../workers/page-renderer.ts';

/** Maximum timestamp of a `Date`. */
const timestamp = z.number().min(0).max(8.64e15);

const listed = z.array(
  z.object({
    path: z.string().regex(/^\/(?!\/)[^\s?#]*$/),
    updatedAt: timestamp.nullable(),
    news: z.object({ title: z.string(), summary: z.string().nullable(), publishedAt: timestamp }).optional(),
  }),
);

interface ListedPages {
  pages: ListedPage[];
  /** Whether every remote listed all of its pages. */
  complete: boolean;
}

/** Time for a remote that starts after the budget is used up: cached data takes no longer. */
const MIN_BUDGET_MS = 50;

/**
 * Lists the pages for search engines: those without parameters in the remotes' page lists, then those that each remote
 * lists itself. A failing remote affects only its own part.
 *
 * Remotes are called one by one, because visitors' pages use the same workers and must not wait for crawlers.
 * @param patience maximum time in ms for all data
 */
export async function listedPages(
  renderer: Pick<PageRenderer, 'list'>,
  releases: PageReleases,
  patience: number,
): Promise<ListedPages> {
  const { manifests, known } = releases;
  const end = performance.now() + patience;
  const listedByRemotes: ListedPage[] = [];
  let complete = known.allKnown;
  for (const { name, server } of manifests) {
    if (!server) continue;
    const budget = Math.max(MIN_BUDGET_MS, end - performance.now());
    const listing = await renderer.list({ remote: name, budget }, releases);
    const { data, error } = listed.safeParse(listing.pages);
    if (error) logError(`listing of ${name}`, error);
    listedByRemotes.push(...(data ?? []));
    complete &&= listing.complete && !error;
  }
  const all = [...manifests.flatMap(listDeclaredPages), ...listedByRemotes];
  return { pages: [...new Map(all.map((page) => [page.path, page])).values()], complete };
}

const listDeclaredPages = ({ indexed = [] }: RemoteManifest): ListedPage[] =>
  indexed.filter((pattern) => !/[:*?]/.test(pattern)).map((path) => ({ path, updatedAt: null }));
