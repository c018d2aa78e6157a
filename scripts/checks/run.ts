import { join } from 'node:path';
import { execa, type Subprocess } from 'execa';

/** The checkout's folder, in which every check runs. */
export const root = join(import.meta.dirname, '../..');

const running = new Set<Subprocess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 130;
  });
}

interface Options {
  env?: Record<string, string>;
  /** Told what the program prints, at its end; without it that is shown as it comes. */
  printed?: (text: string) => void;
}

/**
 * Runs a program of the workspace (`node_modules/.bin`, which is on the PATH).
 * However long it takes: tests have limits of their own, and a slow machine is no failure.
 *
 * @returns whether it succeeded
 */
export async function run(
  program: string,
  args: string[],
  { env = {}, printed }: Options = {},
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
