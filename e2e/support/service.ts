import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../..');

/** A process of the portal, started as it is deployed. */
export interface Service {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a process and waits until it says where it listens.
 * @param args arguments of Node, relative to the repository
 * @throws Error with what the process wrote when it ends first
 */
export function startService(args: readonly string[], env: Record<string, string> = {}): Promise<Service> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, PORT: '0', ...env } });
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${written}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = listeningUrl(line);
      if (url) resolve({ url, stop: () => stop(child) });
    });
  });
}

function listeningUrl(line: string): string | null {
  if (!line.startsWith('{')) return null;
  const { event, url } = JSON.parse(line) as { event?: string; url?: string };
  return event === 'listening' && url ? url : null;
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
