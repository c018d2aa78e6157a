import type { Listing } from '../../contract/listing.ts';
import { logError } from '../log-error.ts';
import type { Listed } from '../workers/protocol.ts';
import { createPageBudget } from './data-budget.ts';

/**
 * Calls a remote's page lists. A list that fails or is late is omitted; a 404 of the contract's server means an empty
 * list.
 * @param milliseconds time for all lists
 */
export async function listPages(remote: string, listing: Listing, milliseconds: number): Promise<Listed> {
  const budget = createPageBudget(milliseconds);
  const parts = await Promise.all(
    listing.map(async (list) => {
      try {
        const listed = await budget.within(list());
        return listed.kind === 'came' ? listed.value : null;
      } catch (error) {
        if ((error as { status?: unknown } | null)?.status === 404) return [];
        logError(`listing of ${remote}`, error);
        return null;
      }
    }),
  );
  budget.close();
  return { pages: parts.flatMap((part) => part ?? []), complete: !parts.includes(null) };
}
