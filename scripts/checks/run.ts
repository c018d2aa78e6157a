import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The checkout's folder, in which every check runs. */
export const root = join(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 130;
  });
}

/** Longer than any step takes on a slow machine. */
const WITHIN_MS = 20 * 60_000;
/** After being asked to end. */
const GRACE_MS = 10_000;

interface Options {
  env?: Record<string, string>;
  withinMs?: number;
  /** Told what the program prints, at its end; without it that is shown as it comes. */
  printed?: (text: string) => void;
}

/**
 * Runs a program of the workspace (`node_modules/.bin`, which is on the PATH).
 * @returns whether it succeeded; a program that does not end in time has not
 */
export function run(
  program: string,
  args: string[],
  { env = {}, withinMs = WITHIN_MS, printed }: Options = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: printed ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    running.add(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    }
    const late = setTimeout(() => {
      console.error(`${program} was ended: it had not done its work after ${withinMs / 1000} s.`);
      child.kill('SIGTERM');
    }, withinMs);
    const force = setTimeout(() => child.kill('SIGKILL'), withinMs + GRACE_MS);
    const end = (succeeded: boolean) => {
      clearTimeout(late);
      clearTimeout(force);
      running.delete(child);
      printed?.(text);
      resolve(succeeded);
    };
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      end(false);
    });
    child.once(printed ? 'close' : 'exit', (code: number | null) => end(code === 0));
  });
}
