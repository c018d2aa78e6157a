import type { Listing } from '../../contract/listing.ts';
import { logError } from '../log-error.ts';
import type { Listed } from '../workers/protocol.ts';
import { createPageBudget } from './data-budget.ts';

/**
 * Asks a remote for its pages. A part that is late or fails is left out; what the contract's server does not know
 * (404) is nothing.
 * @param milliseconds for all of it
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
