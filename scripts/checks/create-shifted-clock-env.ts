import { join } from 'node:path';

/**
 * @param env may name in `CLOCK` the moment at which a suite is to begin, such as `2026-12-31T23:50:00-03:00`
 * @returns variables with which all processes of the suite, and the tests' browsers, have that clock
 * @throws Error when that is no moment
 */
export function createShiftedClockEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const { CLOCK, NODE_OPTIONS = '', CLOCK_OFFSET_MS = '0' } = env;
  if (!CLOCK) return {};
  // This process may have a moved clock itself.
  const offset = Date.parse(CLOCK) - (Date.now() - Number(CLOCK_OFFSET_MS));
  if (Number.isNaN(offset))
    throw new Error(`CLOCK must be a moment such as 2026-12-31T23:50:00-03:00; it is '${CLOCK}'.`);
  // Among the portal's packages: the process that makes pages can read nothing else.
  const module = JSON.stringify(join(import.meta.dirname, '../../shared/tooling/testing/shifted-clock.cjs'));
  return { CLOCK_OFFSET_MS: String(offset), NODE_OPTIONS: `${NODE_OPTIONS} --require ${module}`.trim() };
}
