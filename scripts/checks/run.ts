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
export function run(program: string, args: string[], { env = {}, printed }: Options = {}): Promise<boolean> {
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
    const end = (succeeded: boolean) => {
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
