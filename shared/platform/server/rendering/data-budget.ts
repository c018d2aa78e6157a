import type { Listing } from '../../contract/page-metadata.ts';
import { describeError, logError } from '../log-error.ts';
import type { Listed } from '../workers/protocol.ts';

/** Additional time in ms for a loader that defers its queries to the browser. */
const GRACE_MS = 20;

/** Thrown for code and data that are late, which the browser loads. */
class Late extends Error {}

/** Time budget of one page. It records whether the page is complete. */
export type PageBudget = ReturnType<typeof createPageBudget>;

/** @param milliseconds budget from now on */
export function createPageBudget(milliseconds: number) {
  const queries = Promise.withResolvers<void>();
  const everything = Promise.withResolvers<never>();
  everything.promise.catch(() => {});
  const faulty = new Map<string, string>();
  let left = false;
  const timers = [
    setTimeout(queries.resolve, milliseconds),
    setTimeout(() => everything.reject(new Late()), milliseconds + GRACE_MS),
  ];
  return {
    usedUp: queries.promise,
    leave(): void {
      left = true;
    },
    /** Waits for a promise within the budget; a late promise continues, and its errors are ignored. @throws Late */
    async within<Value>(promise: Promise<Value>): Promise<Value> {
      try {
        return await Promise.race([promise, everything.promise]);
      } catch (error) {
        if (error instanceof Late) left = true;
        throw error;
      }
    },
    /** Records a remote whose code throws or is not available, which more time would not solve. */
    addFaulty(remote: string, error: unknown = 'its code is not available'): void {
      faulty.set(remote, faulty.get(remote) ?? describeError(error));
    },
    /** Logs and records an error of a remote's code, unless it is only late. */
    addError(remote: string | null, what: string, error: unknown): void {
      if (error instanceof Late) return;
      logError(what, error);
      if (remote) this.addFaulty(remote, error);
    },
    /** Returns the first error of each faulty remote, as text. */
    faulty: () => Object.fromEntries(faulty),
    /** Whether nothing was deferred to the browser. */
    isComplete: () => !left,
    [Symbol.dispose]: (): void => timers.forEach(clearTimeout),
  };
}

/** Calls a remote's page lists. One that fails or is late is omitted; a 404 of the contract's server means none. */
export async function runListing(remote: string, listing: Listing, milliseconds: number): Promise<Listed> {
  using budget = createPageBudget(milliseconds);
  const parts = await Promise.all(
    listing.map(async (list) => {
      try {
        return await budget.within(list());
      } catch (error) {
        if ((error as { status?: unknown } | null)?.status === 404) return [];
        if (!(error instanceof Late)) logError(`listing of ${remote}`, error);
        return null;
      }
    }),
  );
  return { pages: parts.flatMap((part) => part ?? []), complete: !parts.includes(null) };
}
