import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Creates a group of Node programs that end with this process. Their errors appear in the terminal. */
export function createPrograms() {
  const children = new Set<ChildProcess>();
  const end = Promise.withResolvers<void>();
  const stop = () => {
    for (const child of children) child.kill();
  };
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));

  function start(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    children.add(child);
    const ended = once(child, 'exit').then(([code]: number[]) => {
      children.delete(child);
      return code;
    });
    const failed = () => new Error(`${path.basename(args[0] ?? '')} ended in ${path.basename(cwd)}`);
    return { child, ended, failed };
  }

  return {
    /** Rejects when a server ends. */
    ended: end.promise,
    /** Runs a program to its end. @throws Error if it fails */
    async run(...program: Parameters<typeof start>): Promise<void> {
      const { child, ended, failed } = start(...program);
      const output = text(child.stdout);
      if ((await ended) === 0) return;
      console.error(await output);
      throw failed();
    },
    /** Starts a server and waits for its `listening` line. @throws Error if it ends before */
    async serve(...program: Parameters<typeof start>): Promise<void> {
      const { child, ended, failed } = start(...program);
      const exit = ended.then(() => Promise.reject(failed()));
      exit.catch(end.reject);
      const listening = new Promise<void>((resolve) => {
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (line.startsWith('{"event":"listening"')) resolve();
        });
      });
      await Promise.race([listening, exit]);
    },
  };
}
