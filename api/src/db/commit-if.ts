import { TransactionRollbackError } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Runs work in a transaction, and rolls it back unless its result is accepted.
 * @returns the result in both cases
 */
export async function commitIf<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  isAccepted: (result: Result) => boolean,
): Promise<Result> {
  let rejected: { result: Result } | undefined;
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (isAccepted(result)) return result;
      rejected = { result };
      return tx.rollback();
    });
  } catch (error) {
    if (rejected && error instanceof TransactionRollbackError) return rejected.result;
    throw error;
  }
}
