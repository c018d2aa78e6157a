/** Security event for operators, without names and addresses: more people read logs than the database. */
export type SecurityEvent =
  | { security: 'login-failed'; account: 'known' | 'unknown' }
  /** A limit was reached (429); `route` is the pattern. */
  | { security: 'limit-reached'; route: string }
  /** Unusually many registrations for an offer from one IP address: a shared connection or a script. */
  | { security: 'offer-crowded'; offer: `${'psg' | 'pss'}:${number}` }
  /** A password recovery code was wrong or expired. */
  | { security: 'code-refused' }
  | { security: 'password-reset' }
  | { security: 'password-changed' }
  | { security: 'email-changed' }
  /** `reason` is one of the platform's reasons. */
  | { security: 'release-rejected'; remote: string; version: string | null; reason: string }
  | { security: 'release-rolled-back'; remote: string; from: string; to: string };

/** Formats an event as a line of an unstructured log. */
export const formatSecurityEvent = (event: SecurityEvent, at: number): string =>
  JSON.stringify({ time: new Date(at).toISOString(), ...event });

/** Logs an event as a warning in a structured log. */
export const logSecurityEvent = (log: { warn(event: SecurityEvent): void }, event: SecurityEvent): void =>
  log.warn(event);
