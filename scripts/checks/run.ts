import { join } from 'node:path';
import { execa, type Subprocess } from 'execa';

/** Folder of the checkout, in which every check runs. */
export const root = join(import.meta.dirname, '../..');

const running = new Set<Subprocess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 130;
  });
}

/**
 * Runs a program of the workspace (`node_modules/.bin`, which is on the PATH). It has no timeout: tests have their own, and a slow
 * machine is no failure.
 * @param options.printed gets the output at the end; without it output is shown immediately
 * @returns whether it succeeded
 */
export async function run(
  program: string,
  args: string[],
  { env = {}, printed }: { env?: Record<string, string>; printed?: (text: string) => void } = {},
): Promise<boolean> {
  const child = execa(program, args, {
    cwd: root,
    env,
    all: true,
    stdio: printed ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    stripFinalNewline: false,
    reject: false,
  });
  running.add(child);
  const { failed, cause, all } = await child;
  running.delete(child);
  if (cause instanceof Error) console.error(`${program} could not be started: ${cause.message}`);
  printed?.(all ?? '');
  return !failed;
}
