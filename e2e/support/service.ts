import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pTimeout from 'p-timeout';

const root = path.resolve(import.meta.dirname, '../..');
/** Longer than any part of the portal takes on a slow machine. */
const READY_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 10_000;

/** Processes to stop if the run is interrupted while a portal starts. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Process of the portal, started as in a deployment. */
export interface Service {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a process and waits until it logs its URL.
 * @param args arguments of Node, relative to `cwd`
 * @throws Error with the process's output if it exits first, or does not listen in time
 */
export async function startService(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): Promise<Service> {
  const name = args.join(' ');
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, PORT: '0', ...env } });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  try {
    const listening = new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${written}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const url = listeningUrl(line);
        if (url) resolve(url);
      });
    });
    const seconds = READY_TIMEOUT_MS / 1000;
    const url = await pTimeout(listening, {
      milliseconds: READY_TIMEOUT_MS,
      fallback: () => Promise.reject(new Error(`${name} did not listen within ${seconds} s: ${written}`)),
    });
    return { url, stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

/** Servers log JSON, commands plain text. */
function listeningUrl(line: string): string | null {
  if (line.startsWith('http')) return line.trim();
  if (!line.startsWith('{')) return null;
  const { event, url } = JSON.parse(line) as { event?: string; url?: string };
  return event === 'listening' && url ? url : null;
}

/** Stops the process, by SIGKILL if necessary. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(force);
}
