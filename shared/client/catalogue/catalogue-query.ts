import { call, nullIfMissing } from '@portal/client/api';
import type { Catalogue } from '@portal/contract/catalogue';
import { now } from '@portal/contract/clock';
import { type CatalogueFilters, searchCourses, suggestTitles } from '@portal/contract/endpoints/catalogue';
import { listCourses } from '@portal/contract/endpoints/courses';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

interface QueryContext {
  client: QueryClient;
  signal: AbortSignal;
}

/** One page of the schedule (A 2.4), computed here from all courses if the server has no search. */
export const catalogueQuery = (filters: CatalogueFilters) =>
  queryOptions({ queryKey: ['catalogue', filters], queryFn: (asking) => cataloguePage(filters, asking) });

/** Fetches one page, for queries that store something else of it. */
export const cataloguePage = (filters: CatalogueFilters, { client, signal }: QueryContext) =>
  withCourseFallback(
    client,
    () => call(searchCourses, { query: filters, signal }),
    async (catalogue) =>
      (await import('@portal/contract/catalogue/search-catalogue')).searchCatalogue(
        catalogue,
        filters,
        now(),
      ),
  );

/** Suggests titles for typed text; none for blank text. */
export const titleSuggestionsQuery = (title: string, modality: string) =>
  queryOptions({
    queryKey: ['title-suggestions', modality, title],
    enabled: title.trim() !== '',
    queryFn: ({ client, signal }) =>
      withCourseFallback(
        client,
        () => call(suggestTitles, { query: { title, modality }, signal }),
        async (catalogue) =>
          (await import('@portal/contract/catalogue/search-catalogue')).suggest(catalogue, title, modality),
      ),
  });

/** How long a catalogue built in the browser is used before the courses are refetched. */
const CACHE_LIFETIME_MS = 60_000;
const catalogues = new WeakMap<QueryClient, { catalogue: Promise<Catalogue>; until: number }>();

/** Calls the server; on 404 searches among all its courses instead. */
async function withCourseFallback<Answer>(
  client: QueryClient,
  ask: () => Promise<Answer>,
  search: (catalogue: Catalogue) => Promise<Answer>,
): Promise<Answer> {
  const cached = getCachedCatalogue(client);
  if (cached) return search(await cached);
  const answer = await nullIfMissing(ask());
  // A concurrent request may have received the 404 meanwhile.
  return answer ?? search(await (getCachedCatalogue(client) ?? cacheCatalogue(client)));
}

function getCachedCatalogue(client: QueryClient): Promise<Catalogue> | undefined {
  const cached = catalogues.get(client);
  return cached && cached.until > Date.now() ? cached.catalogue : undefined;
}

function cacheCatalogue(client: QueryClient): Promise<Catalogue> {
  const catalogue = loadCatalogue();
  catalogues.set(client, { catalogue, until: Date.now() + CACHE_LIFETIME_MS });
  catalogue.catch(() => catalogues.delete(client));
  return catalogue;
}

/** Loads all courses without the caller's abort signal: other callers still wait for them. */
async function loadCatalogue(): Promise<Catalogue> {
  const [{ toCatalogue }, courses] = await Promise.all([
    import('@portal/contract/catalogue'),
    call(listCourses),
  ]);
  return toCatalogue(courses);
}
