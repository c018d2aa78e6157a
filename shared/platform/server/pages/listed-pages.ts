import * as z from 'zod';
import type { ListedPage } from '../../contract/listing.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import { logError } from '../log-error.ts';
import type { PageReleases, PageRenderer } from '../workers/page-renderer.ts';

/** Milliseconds since 1970 that a date can hold. */
const instant = z.number().min(0).max(8.64e15);

const listed = z.array(
  z.object({
    path: z.string().regex(/^\/(?!\/)[^\s?#]*$/),
    updatedAt: instant.nullable(),
    news: z.object({ title: z.string(), summary: z.string().nullable(), publishedAt: instant }).optional(),
  }),
);

interface ListedPages {
  /** Each path once. */
  pages: ListedPage[];
  /** Whether every remote has told all of its pages. */
  complete: boolean;
}

/** Milliseconds for a remote whose turn comes when the time is over: what the server has at hand takes no longer. */
const MIN_BUDGET_MS = 50;

/**
 * The pages that search engines are told of: those of the remotes' lists that have one address, then those that each
 * remote tells of itself. A remote that fails costs its own part.
 *
 * One remote is asked after the other: visitors' pages are made by the same workers, and must not wait for robots.
 * @param patience milliseconds for the data of all
 */
export async function listedPages(
  renderer: Pick<PageRenderer, 'list'>,
  releases: PageReleases,
  patience: number,
): Promise<ListedPages> {
  const { manifests, known } = releases;
  const end = performance.now() + patience;
  const told: ListedPage[] = [];
  let complete = known.allKnown;
  for (const { name, server } of manifests) {
    if (!server) continue;
    const budget = Math.max(MIN_BUDGET_MS, end - performance.now());
    const listing = await renderer.list({ remote: name, budget }, releases);
    const { data, error } = listed.safeParse(listing.pages);
    if (error) logError(`listing of ${name}`, error);
    told.push(...(data ?? []));
    complete &&= listing.complete && !error;
  }
  const all = [...manifests.flatMap(declaredPages), ...told];
  return { pages: [...new Map(all.map((page) => [page.path, page])).values()], complete };
}

const declaredPages = ({ indexed = [] }: RemoteManifest): ListedPage[] =>
  indexed.filter((pattern) => !/[:*?]/.test(pattern)).map((path) => ({ path, updatedAt: null }));
