/** Session duration, from the load of the header (A 4, A 9). */
const SESSION_MS = 20 * 60_000;
/** Age at which the warning appears: the 18th minute. */
const WARNING_MS = 18 * 60_000;

/** Phase of a session. Times in milliseconds. */
export type SessionPhase =
  | { kind: 'running'; nextIn: number }
  | { kind: 'warning'; nextIn: number }
  | { kind: 'expired' };

/**
 * Returns the phase of a session; `nextIn` is the delay until the next change. A clock that was set back counts as no
 * time passed.
 */
export function sessionPhase(startedAt: number, now: number): SessionPhase {
  const age = Math.max(0, now - startedAt);
  if (age >= SESSION_MS) return { kind: 'expired' };
  if (age >= WARNING_MS) return { kind: 'warning', nextIn: SESSION_MS - age };
  return { kind: 'running', nextIn: WARNING_MS - age };
}
