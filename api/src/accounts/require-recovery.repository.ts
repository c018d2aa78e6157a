import type { Database } from '../db/database.ts';
import { setPassword } from './accounts.repository.ts';
import { closeSessionsOf } from './sessions.repository.ts';

/** Ends an account's sessions and removes its password, so that only a code sent by e-mail opens it. */
export async function requireRecovery(db: Database, now: Date, personId: number): Promise<void> {
  await setPassword(db, now, personId, null);
  await closeSessionsOf(db, personId);
}
