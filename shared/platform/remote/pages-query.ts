import { queryOptions } from '@tanstack/react-query';
import type { TitledPage } from '../contract/page-metadata.ts';

/** The titled pages of all active releases, for a search. Browsers fetch them; HTML never contains them. */
export const pagesQuery = (basePath: string) =>
  queryOptions({
    queryKey: ['pages'],
    queryFn: () => fetchJson<readonly TitledPage[]>(`${basePath}/pages.json`),
    staleTime: Number.POSITIVE_INFINITY,
    // Without a connection the search fails instead of waiting for it.
    networkMode: 'always',
  });

/** On a slow network other files delay these few kilobytes. */
const TIMEOUT_MS = 60_000;

/** @throws if the server is unreachable or its response is invalid */
export async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json() as Promise<Content>;
}
