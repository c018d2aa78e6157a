import type { Database } from '../db/database.ts';
import { audit } from '../db/schema/operations.ts';

export type AuditAction =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'reset-requested'
  | 'profile-changed'
  | 'birthdate-corrected'
  | 'password-change-stopped'
  | 'email-change-stopped'
  | `disowned-${'psg' | 'pss'}`
  | `restored-${'psg' | 'pss'}`
  | 'email-changed'
  | 'registered-psg'
  | 'registered-pss'
  | 'cancelled-psg'
  | 'cancelled-pss'
  | 'document-opened'
  | 'data-exported'
  | 'data-erased';

/** Who acted: a person by id, or nobody identified. Never a CPF or an e-mail. */
export type Actor = `person:${number}` | 'anonymous' | 'system';

/** Writes one line of the append-only audit log, in the transaction of the action that it records. */
export async function writeAuditEntry(
  db: Database,
  at: Date,
  actor: Actor,
  action: AuditAction,
  target: string,
): Promise<void> {
  await db.insert(audit).values({ at, actor, action, target });
}
