/**
 * What an operator wants to hear of. The list is closed, and no event names a person, an address of the network or an
 * e-mail: a log is read by more people than the database.
 */
export type SecurityEvent =
  | { security: 'login-failed'; account: 'known' | 'unknown' }
  /** A limit was used up (429); `route` is the pattern. */
  | { security: 'limit-reached'; route: string }
  /** One address has got more places of an offer than is usual: a crowd behind one address, or a script. */
  | { security: 'offer-crowded'; offer: `${'psg' | 'pss'}:${number}` }
  /** A code for a new password was wrong or too late. */
  | { security: 'code-refused' }
  | { security: 'password-reset' }
  | { security: 'password-changed' }
  | { security: 'email-changed' }
  /** `reason` is a kind of the platform's list of reasons. */
  | { security: 'release-refused'; remote: string; version: string | null; reason: string }
  | { security: 'release-taken-back'; remote: string; from: string; to: string };

/** An event as a line of a log that has no form of its own. */
export const formatSecurityEvent = (event: SecurityEvent, at: number): string =>
  JSON.stringify({ time: new Date(at).toISOString(), ...event });

/** Writes an event to a structured log, at the level of warnings. */
export const logSecurityEvent = (log: { warn(event: SecurityEvent): void }, event: SecurityEvent): void =>
  log.warn(event);
