import os from 'node:os';

/** As `nice` counts: enough to give way, little enough to go on beside other programs. */
const LOWER_PRIORITY = 4;

/**
 * Lets other threads go before this one, where the machine allows it. A thread that was started with a lower priority
 * still keeps it: to raise it is not for everybody.
 */
export function lowerThreadPriority(system: Pick<typeof os, 'getPriority' | 'setPriority'> = os): void {
  try {
    if (system.getPriority() < LOWER_PRIORITY) system.setPriority(LOWER_PRIORITY);
  } catch {
    // It helps, and nothing depends on it.
  }
}
