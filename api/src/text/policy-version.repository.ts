import { sql } from 'drizzle-orm';
import { settings } from '../db/schema/settings.ts';

/** The version of terms and policy that a consent given now refers to, within the statement that stores the consent. */
export const policyVersion = sql<string>`coalesce((select ${settings.policyVersion} from ${settings}), '1')`;
