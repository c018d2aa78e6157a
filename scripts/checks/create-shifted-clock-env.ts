import { join } from 'node:path';

/**
 * @param env `CLOCK` is the time at which a suite starts, such as `2026-12-31T23:50:00-03:00`
 * @returns variables that shift the clock of all processes of the suite, and of the tests' browsers
 * @throws Error if it is no time
 */
export function createShiftedClockEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const { CLOCK, NODE_OPTIONS = '', CLOCK_OFFSET_MS = '0' } = env;
  if (!CLOCK) return {};
  // The clock of this process may be shifted, too.
  const offset = Date.parse(CLOCK) - (Date.now() - Number(CLOCK_OFFSET_MS));
  if (Number.isNaN(offset))
    throw new Error(`CLOCK must be a moment such as 2026-12-31T23:50:00-03:00; it is '${CLOCK}'.`);
  // In a package of the portal: the page process can read nothing else.
  const module = JSON.stringify(join(import.meta.dirname, '../../shared/tooling/testing/shifted-clock.cjs'));
  return { CLOCK_OFFSET_MS: String(offset), NODE_OPTIONS: `${NODE_OPTIONS} --require ${module}`.trim() };
}
