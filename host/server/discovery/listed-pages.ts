import type { ListedPage } from '@portal/runtime/federation/listing';
import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import * as z from 'zod';
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
  whole: boolean;
}

/**
 * The pages that search engines are told of: those of the remotes' lists that have one address, then those that each
 * remote tells of itself. A remote that fails costs its own part.
 * @param budget milliseconds for each remote's data
 */
export async function listedPages(
  renderer: Pick<PageRenderer, 'list'>,
  releases: PageReleases,
  budget: number,
): Promise<ListedPages> {
  const parts = await Promise.all(
    releases.manifests.map(async ({ name }) => {
      const { pages, whole } = await renderer.list({ remote: name, budget }, releases);
      const { data, error } = listed.safeParse(pages);
      if (error) logError(`listing of ${name}`, error);
      return { pages: data ?? [], whole: whole && !error };
    }),
  );
  const own = releases.manifests.flatMap(declaredPages);
  const all = [...own, ...parts.flatMap(({ pages }) => pages)];
  return {
    pages: [...new Map(all.map((page) => [page.path, page])).values()],
    whole: releases.known.allKnown && parts.every(({ whole }) => whole),
  };
}

const declaredPages = ({ indexed = [] }: RemoteManifest): ListedPage[] =>
  indexed.filter((pattern) => !/[:*?]/.test(pattern)).map((path) => ({ path, updatedAt: null }));
