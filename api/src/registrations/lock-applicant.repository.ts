import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Until the transaction's end, nobody else registers or cancels for a CPF. */
export async function lockApplicant(db: Database, nif: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration:${nif}`}, 0))`);
}
