import { run } from '../checks/run.ts';

/** The version that the packages are installed with. */
const PNPM = 'pnpm@12.21.0';

/**
 * Runs pnpm in the checkout.
 * @returns whether it succeeded, and what it has printed
 */
export async function pnpm(...args: string[]): Promise<{ succeeded: boolean; printed: string }> {
  let printed = '';
  const succeeded = await run('npx', ['-y', PNPM, ...args], {
    printed: (text) => {
      printed = text;
    },
  });
  return { succeeded, printed };
}
