import type { Database } from '../db/database.ts';
import { settings } from '../db/schema/settings.ts';

/** The version of terms and policy that a consent given now refers to. */
export async function policyVersion(db: Database): Promise<string> {
  const [row] = await db.select({ version: settings.policyVersion }).from(settings);
  return row?.version ?? '1';
}
