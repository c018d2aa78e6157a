import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import pTimeout from 'p-timeout';

const root = path.resolve(import.meta.dirname, '../..');
/** Longer than any part of the portal takes on a slow machine. */
const READY_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 10_000;

/** Ends each process with this one, however it ends. */
const exitWithParent = new URL('../../scripts/processes/exit-with-parent.ts', import.meta.url).href;

/** Process of the portal, started as in a deployment. */
export interface Service {
  url: string;
  pid: number;
  /** Stops the process; without a signal by SIGTERM, and by SIGKILL if necessary. */
  stop(signal?: NodeJS.Signals): Promise<void>;
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
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  try {
    const listening = new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}: ${written}`)));
      createInterface({ input: child.stdout as Readable }).on('line', (line) => {
        const url = listeningUrl(line);
        if (url) resolve(url);
      });
    });
    const seconds = READY_TIMEOUT_MS / 1000;
    const url = await pTimeout(listening, {
      milliseconds: READY_TIMEOUT_MS,
      fallback: () => Promise.reject(new Error(`${name} did not listen within ${seconds} s: ${written}`)),
    });
    return { url, pid: Number(child.pid), stop: (signal) => stop(child, signal) };
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

async function stop(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const force = setTimeout(() => !signal && child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill(signal);
  await exited;
  clearTimeout(force);
}
