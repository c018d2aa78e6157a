/** A candidate is logged out 20 minutes after the header loaded (A 4, A 9). */
const SESSION_MS = 20 * 60_000;
/** From the 18th minute on, a warning offers to stay. */
const WARNING_MS = 18 * 60_000;

/** Where a session stands. Times in milliseconds. */
export type SessionPhase =
  | { kind: 'running'; nextIn: number }
  | { kind: 'warning'; nextIn: number }
  | { kind: 'expired' };

/**
 * Decides what a session's age means; `nextIn` is when to ask again.
 * A clock that was set back counts as no time passed.
 */
export function sessionPhase(startedAt: number, now: number): SessionPhase {
  const age = Math.max(0, now - startedAt);
  if (age >= SESSION_MS) return { kind: 'expired' };
  if (age >= WARNING_MS) return { kind: 'warning', nextIn: SESSION_MS - age };
  return { kind: 'running', nextIn: WARNING_MS - age };
}
