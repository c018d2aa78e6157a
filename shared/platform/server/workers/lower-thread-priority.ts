import os from 'node:os';

/** Niceness: yields to the host without starving beside other programs. */
const LOWER_PRIORITY = 4;

/**
 * Lowers this thread's priority if the system permits it. A thread that already has a lower one keeps it, because
 * raising it needs privileges.
 */
export function lowerThreadPriority(system: Pick<typeof os, 'getPriority' | 'setPriority'> = os): void {
  try {
    if (system.getPriority() < LOWER_PRIORITY) system.setPriority(LOWER_PRIORITY);
  } catch {
    // Only an optimisation.
  }
}
