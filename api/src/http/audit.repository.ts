import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { audit } from '../db/schema/operations.ts';
import type { Programme } from '../db/schema/selection.ts';

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
  | 'email-changed'
  | `${'registered' | 'cancelled' | 'disowned' | 'restored' | 'not-restored'}-${Programme}`
  | 'document-opened'
  | 'data-exported'
  | 'data-erased';

/** Author of an action: a person by id, or an anonymous user. Never a CPF or an e-mail. */
export type Actor = `person:${number}` | 'anonymous' | 'system';

/** Writes an entry of the append-only audit log, by default about the actor. @returns the query */
export const writeAuditEntry = (
  db: Database,
  at: Date,
  actor: Actor,
  action: AuditAction,
  target: string = actor,
) => db.insert(audit).values({ at, actor, action, target });

/** Returns whether the audit log has an entry, by default of any time. */
export async function hasAuditEntry(db: Database, action: AuditAction, target: string, since = new Date(0)) {
  const entry = and(eq(audit.target, target), eq(audit.action, action), gte(audit.at, since));
  return (await db.$count(audit, entry)) > 0;
}
