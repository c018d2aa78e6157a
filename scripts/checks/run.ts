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

/** Runs a program of the workspace (`node_modules/.bin`, which is on the PATH) and shows what it prints. */
export function run(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
    running.add(child);
    const end = (succeeded: boolean) => {
      running.delete(child);
      resolve(succeeded);
    };
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      end(false);
    });
    child.once('exit', (code) => end(code === 0));
  });
}
