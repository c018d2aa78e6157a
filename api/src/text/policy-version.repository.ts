import { sql } from 'drizzle-orm';
import { settings } from '../db/schema/settings.ts';

/** Version of terms and policy for new consents, as SQL of the statement that stores the consent. */
export const policyVersion = sql<string>`coalesce((select ${settings.policyVersion} from ${settings}), '1')`;
